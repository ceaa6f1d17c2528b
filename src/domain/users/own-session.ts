import type { SessionId } from "../shared/ids.ts";

/** One of the sessions that a person has open; moments in Unix milliseconds. */
export type OwnSession = {
  readonly id: SessionId;
  /** The browser at the login, in words. */
  readonly device: string;
  readonly madeAt: number;
  /** When it was last used, to the minute. */
  readonly usedAt: number;
  /** Whether it is the one that asks. */
  readonly current: boolean;
};
