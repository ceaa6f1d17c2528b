import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "./clock.ts";
import type { Ledger } from "./ledgers.ts";

/** Whom a token speaks for, the ledger that is theirs, since when, and when it was last used. */
export type TokenHolder = {
  readonly user: User;
  readonly ledger: Ledger;
  /** The earliest month whose budgets repeat in the next one; null if none do. */
  readonly repeatsFrom: YearMonth | null;
  /** The earliest day on which a recurrence has something to be recorded or asked about; null if none has. */
  readonly plannedFrom: CivilDate | null;
  readonly issuedAt: Instant;
  readonly usedAt: Instant;
};

/** The bearer tokens, known here only by their digest. */
export type Tokens = {
  readonly holderOf: (digest: string) => Promise<TokenHolder | null>;
  readonly add: (digest: string, owner: UserId, at: Instant) => Promise<void>;
  readonly markUsed: (digest: string, at: Instant) => Promise<void>;
  readonly remove: (digest: string) => Promise<void>;
  /** Removes everybody's tokens that were made after a moment. */
  readonly removeMadeAfter: (moment: Instant) => Promise<void>;
  /**
   * Removes all tokens of a user but the given number of those issued last; what was made after a moment
   * goes before any other.
   */
  readonly keepNewest: (owner: UserId, count: number, latest: Instant) => Promise<void>;
};
