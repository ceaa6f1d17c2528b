import { fromPromise } from "xstate";
import { actMachine } from "../../application/machines/act.machine.ts";
import type { Clipboard } from "../../application/ports/clipboard.ts";

/** Copies a text; each text that can be copied starts its own. */
export const copyAct = (clipboard: Clipboard) =>
  actMachine<string>().provide({
    actors: { act: fromPromise(({ input }) => clipboard.copy(input.of)) },
  });
