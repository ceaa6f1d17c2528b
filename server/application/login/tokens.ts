import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";
import type { Ledger } from "../ledger/ledgers.ts";

/** When a session began, was last used, and when its user last proved their presence; null if never. */
export type TokenTimes = {
  readonly issuedAt: Instant;
  readonly usedAt: Instant;
  readonly presentAt: Instant | null;
};

/** The user of a token, the session, and the user's own ledger. */
export type TokenHolder = TokenTimes & {
  readonly session: SessionId;
  readonly user: User;
  readonly ledger: Ledger;
  /** Whether the user is an administrator without a second factor while administrators need one. */
  readonly lacksFactor: boolean;
  /** The earliest month with budgets that repeat in the next one; null if there are none. */
  readonly repeatsFrom: YearMonth | null;
  /** The earliest day on which a recurrence has something to record or to ask about; null if there is none. */
  readonly plannedFrom: CivilDate | null;
  /** The end of their Premium's grace period; null if they are not in arrears. */
  readonly premiumUntil: Instant | null;
  /** Counts the changes of the user's notifications: while it is the same, so is their list. */
  readonly notificationChanges: number;
};

/** A new session: the digest of its token, and the data shown to its user. */
export type NewToken = {
  readonly digest: string;
  readonly session: SessionId;
  /** The browser's name in words. */
  readonly device: string;
};

/** A session as shown to its user. */
export type StoredSession = Pick<NewToken, "session" | "device"> & TokenTimes;

/** The bearer tokens, stored by digest only. */
export type Tokens = {
  readonly holderOf: (digest: string) => Promise<TokenHolder | null>;
  /** Adds a session; its user has just proved their presence. */
  readonly add: (token: NewToken, owner: UserId, at: Instant) => Promise<void>;
  /** Every session of a user, last used first. */
  readonly sessionsOf: (owner: UserId) => Promise<readonly StoredSession[]>;
  readonly markUsed: (digest: string, at: Instant) => Promise<void>;
  /** Stores that the user of a session proved their presence; returns whether the session exists. */
  readonly markPresent: (owner: UserId, session: SessionId, at: Instant) => Promise<boolean>;
  readonly remove: (digest: string) => Promise<void>;
  /** Ends one session of a user; returns whether it existed. */
  readonly removeSession: (owner: UserId, session: SessionId) => Promise<boolean>;
  readonly removeOthers: (owner: UserId, kept: SessionId) => Promise<void>;
  /** Removes all tokens created after a moment. */
  readonly removeMadeAfter: (moment: Instant) => Promise<void>;
  /** Removes all but a user's `count` newest tokens; those created after `latest` go first. */
  readonly keepNewest: (owner: UserId, count: number, latest: Instant) => Promise<void>;
};
