import { failureOf, type Failure } from "./failure.ts";
import type { Recovery } from "./recovery/recovery.ts";

/** The first and the longest pause between two tries, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Retries work until it succeeds; never rejects. */
export type Patiently = (work: () => Promise<void>) => Promise<void>;

/** Retries after ever longer pauses, and reports each failure; the end of the session stops it. */
export function makePatience(recovery: Recovery, missed: (failure: Failure) => void): Patiently {
  const tryAfter = async (work: () => Promise<void>, pause: number): Promise<void> => {
    try {
      await work();
    } catch (reason) {
      const failure = failureOf(reason);
      if (failure.type === "unauthenticated") return;
      missed(failure);
      await recovery.wait(pause);
      await tryAfter(work, Math.min(pause * 2, LONGEST_PAUSE));
    }
  };
  return (work) => tryAfter(work, FIRST_PAUSE);
}
