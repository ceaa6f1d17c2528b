import { createActor, fromPromise } from "xstate";
import { removalMachine, type RemovalInput } from "../../application/machines/removal.machine.ts";
import type { IdGenerator } from "../../application/ports/id-generator.ts";

/** Starts what asks before it removes a record. */
export const startRemoval = (ids: IdGenerator, remove: (input: RemovalInput) => Promise<void>) =>
  createActor(
    removalMachine(() => ids.next()).provide({
      actors: { remove: fromPromise(({ input }) => remove(input)) },
    }),
  ).start();
