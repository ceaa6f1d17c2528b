import type { Result } from "../../../src/domain/shared/result.ts";

/** How long to wait until the next try is let through. */
export type TooMany = { readonly retryAfterSeconds: number };

/** Counts tries under a key within a span of time, and refuses those above a limit. */
export type RateLimit = {
  readonly take: (key: string) => Promise<Result<null, TooMany>>;
  /** Takes back one try that turned out not to count. */
  readonly giveBack: (key: string) => Promise<void>;
};
