import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";
import type { Ledger } from "../ledger/ledgers.ts";

/** When a session began, was last used, and when its person last proved who they are; null if never. */
export type TokenTimes = {
  readonly issuedAt: Instant;
  readonly usedAt: Instant;
  readonly presentAt: Instant | null;
};

/** Whom a token speaks for, in which of their sessions, and the ledger that is theirs. */
export type TokenHolder = TokenTimes & {
  readonly session: SessionId;
  readonly user: User;
  readonly ledger: Ledger;
  /** Whether they administer, have no second factor, and administrators need one. */
  readonly lacksFactor: boolean;
  /** The earliest month whose budgets repeat in the next one; null if none do. */
  readonly repeatsFrom: YearMonth | null;
  /** The earliest day on which a recurrence has something to be recorded or asked about; null if none has. */
  readonly plannedFrom: CivilDate | null;
  /** When the days of grace of their Premium end; null of whom is not in arrears. */
  readonly premiumUntil: Instant | null;
  /** How often what they are told has changed: while this stays, the list of it is the same. */
  readonly notificationChanges: number;
};

/** A session as it is made: the digest of its token, and what its person will see of it. */
export type NewToken = {
  readonly digest: string;
  readonly session: SessionId;
  /** The browser's name for itself, in words. */
  readonly device: string;
};

/** A session as its person sees it. */
export type KeptSession = Pick<NewToken, "session" | "device"> & TokenTimes;

/** The bearer tokens, known here only by their digest. */
export type Tokens = {
  readonly holderOf: (digest: string) => Promise<TokenHolder | null>;
  /** Whoever makes a session has just proved who they are. */
  readonly add: (token: NewToken, owner: UserId, at: Instant) => Promise<void>;
  /** Every session of a user, those used last first. */
  readonly sessionsOf: (owner: UserId) => Promise<readonly KeptSession[]>;
  readonly markUsed: (digest: string, at: Instant) => Promise<void>;
  /** Notes that the person of a session has proved who they are; whether there is such a session. */
  readonly markPresent: (owner: UserId, session: SessionId, at: Instant) => Promise<boolean>;
  readonly remove: (digest: string) => Promise<void>;
  /** Ends one session of a user; whether there was such a one. */
  readonly removeSession: (owner: UserId, session: SessionId) => Promise<boolean>;
  readonly removeOthers: (owner: UserId, kept: SessionId) => Promise<void>;
  /** Removes everybody's tokens that were made after a moment. */
  readonly removeMadeAfter: (moment: Instant) => Promise<void>;
  /**
   * Removes all tokens of a user but the given number of those issued last; what was made after a moment
   * goes before any other.
   */
  readonly keepNewest: (owner: UserId, count: number, latest: Instant) => Promise<void>;
};
