import type { AnyEventObject } from "xstate";

/** What the machine hears once the I/O that a state invokes is done. */
export const done = (state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});

/** What the machine hears once the I/O that a state invokes has failed. */
export const failed = (state: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error,
});

/** What the machine hears once a state has lasted for a named delay. */
export const passed = (delay: string, state: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${state}`,
});
