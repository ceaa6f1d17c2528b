import { createActor, type AnyEventObject, type AnyStateMachine } from "xstate";
import { settled } from "./by-hand.ts";

/** With what error a machine without any I/O ends that hears some events; undefined if it does not. */
export async function errorOf(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  input?: unknown,
): Promise<unknown> {
  let seen: unknown;
  const actor = createActor(machine, { input });
  actor.subscribe({
    error: (error) => {
      seen = error;
    },
  });
  actor.start();
  for (const event of events) actor.send(event);
  await settled();
  return seen;
}

export const PORT_NOT_PROVIDED = new Error("port not provided");
