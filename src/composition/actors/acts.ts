import { createActor, fromPromise } from "xstate";
import { actMachine, type ActInput } from "../../application/acts/act.machine.ts";
import type { OnStop } from "../../application/acts/on-stop.ts";
import type { IdGenerator } from "../../application/id-generator.ts";

type Beside<Of, Preview> = {
  /** Gives each act an id by which the server recognises a repeated request. */
  readonly ids?: IdGenerator;
  /** Loads what the user needs to see before the question can be answered. */
  readonly look?: (of: Of, onStop: OnStop) => Promise<Preview>;
};

export const startAct = <Of = null, Answer = void, Preview = null>(
  act: (input: ActInput<Of>) => Promise<Answer>,
  { ids, look }: Beside<Of, Preview> = {},
) =>
  createActor(
    actMachine<Of, Answer, Preview>({
      looks: look !== undefined,
      ...(ids && { newKey: () => ids.next() }),
    }).provide({
      actors: {
        act: fromPromise(({ input }) => act(input)),
        ...(look && {
          look: fromPromise(({ input, signal }) =>
            look(input.of, (stop) => signal.addEventListener("abort", stop)),
          ),
        }),
      },
    }),
  ).start();

/** Makes the machine of an act, which its component starts. */
export const actOf = <Of>(act: (input: ActInput<Of>) => Promise<void>) =>
  actMachine<Of>().provide({ actors: { act: fromPromise(({ input }) => act(input)) } });
