import type { Result } from "../../../src/domain/shared/result.ts";

/** The wait until the next attempt is allowed. */
export type TooMany = { readonly retryAfterSeconds: number };

/** Counts attempts per key within a time window, and refuses those above a limit. */
export type RateLimit = {
  readonly take: (key: string) => Promise<Result<null, TooMany>>;
  /** Returns one attempt that turned out not to count. */
  readonly giveBack: (key: string) => Promise<void>;
};
