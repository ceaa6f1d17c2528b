import { createActor, fromPromise } from "xstate";
import { lookMachine } from "../../application/acts/look.machine.ts";

/** Starts the machine of something to see. */
export const startLook = <Of, Sight>(look: (of: Of) => Promise<Sight>) =>
  createActor(
    lookMachine<Of, Sight>().provide({
      actors: { look: fromPromise(({ input }) => look(input.of)) },
    }),
  ).start();
