import type { SessionId } from "../shared/ids.ts";

/** An open session of the user; times in Unix milliseconds. */
export type OwnSession = {
  readonly id: SessionId;
  /** The browser at login, in words. */
  readonly device: string;
  readonly madeAt: number;
  /** When it was last used, to the minute. */
  readonly usedAt: number;
  /** Whether it is the session of the request. */
  readonly current: boolean;
};
