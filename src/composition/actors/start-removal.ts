import { createActor } from "xstate";
import { outbox } from "../../application/machines/outbox.ts";
import { removalMachine, type RemovalInput } from "../../application/machines/removal.machine.ts";
import { removalTarget } from "../../text/record-labels.ts";
import { whenFree, type DialogParts } from "./start-record-dialog.ts";

/** Starts what asks before it removes a record. */
export const startRemoval = (
  { ids, foreground }: DialogParts,
  remove: (input: RemovalInput) => Promise<void>,
) =>
  createActor(
    removalMachine(() => ids.next(), removalTarget).provide({
      actors: { outbox: outbox(remove), foreground: whenFree(foreground) },
    }),
  ).start();
