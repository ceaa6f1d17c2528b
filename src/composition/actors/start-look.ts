import { createActor, fromPromise } from "xstate";
import { lookMachine } from "../../application/acts/look.machine.ts";

/** Starts the machine of something to see. */
export const startLook = <Of, Preview>(look: (of: Of) => Promise<Preview>) =>
  createActor(
    lookMachine<Of, Preview>().provide({
      actors: { look: fromPromise(({ input }) => look(input.of)) },
    }),
  ).start();
