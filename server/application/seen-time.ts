import type { Instant } from "./clock.ts";

/** The time that was believed last, kept over restarts and common to all servers of one database. */
export type SeenTime = {
  /** Null before the first one. */
  readonly read: () => Promise<Instant | null>;
  readonly keep: (at: Instant) => Promise<void>;
};
