import { failureOf } from "../failure.ts";

/** Waits for a removal; a 404 counts as removed. Rejects with any other Failure. */
export const ignoringNotFound = (removal: Promise<void>): Promise<void> =>
  removal.catch((reason: unknown) => {
    const failure = failureOf(reason);
    if (failure.type !== "rejected" || failure.status !== 404) throw reason;
  });
