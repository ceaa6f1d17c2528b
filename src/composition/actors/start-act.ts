import { createActor, fromPromise } from "xstate";
import { actMachine, type ActInput } from "../../application/machines/act.machine.ts";

/** Starts an act that looks at nothing before it asks, if it does. */
export const startAct = <Of = null, Answer = void>(act: (input: ActInput<Of>) => Promise<Answer>) =>
  createActor(
    actMachine<Of, Answer>().provide({
      actors: { act: fromPromise(({ input }) => act(input)) },
    }),
  ).start();
