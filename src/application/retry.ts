import { failureOf, type Failure } from "./failure.ts";
import type { Recovery } from "./recovery/recovery.ts";

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Pauses between tries: each is twice as long as the one before, and ends early once the network is back. */
export function growingPauses(recovery: Recovery) {
  let next = FIRST_PAUSE_MS;
  return {
    wait: async () => {
      const pause = next;
      next = Math.min(pause * 2, MAX_PAUSE_MS);
      await recovery.wait(pause);
    },
    /** Begins with the first pause again. */
    reset: () => {
      next = FIRST_PAUSE_MS;
    },
  };
}

/** Repeats work after growing pauses until it succeeds; `onFailure` hears each failure, and ends it by throwing. */
export async function retry<Outcome>(
  work: () => Promise<Outcome>,
  recovery: Recovery,
  onFailure: (reason: unknown) => void = () => undefined,
): Promise<Outcome> {
  const pauses = growingPauses(recovery);
  for (;;) {
    try {
      return await work();
    } catch (reason) {
      onFailure(reason);
    }
    await pauses.wait();
  }
}

/** Retries work until it succeeds or the session ends; never rejects. */
export type Retry = (work: () => Promise<void>) => Promise<void>;

/** Reports each failure but the end of the session, which stops the retries. */
export function makeRetry(recovery: Recovery, missed: (failure: Failure) => void): Retry {
  const onFailure = (reason: unknown) => {
    const failure = failureOf(reason);
    if (failure.type === "unauthenticated") throw failure;
    missed(failure);
  };
  return (work) => retry(work, recovery, onFailure).catch(() => undefined);
}
