import type { Instant } from "./clock.ts";

/** The last trusted time, persistent and shared by all servers of one database. */
export type SeenTime = {
  /** Null before the first write. */
  readonly read: () => Promise<Instant | null>;
  readonly keep: (at: Instant) => Promise<void>;
};
