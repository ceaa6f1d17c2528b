import type { Activity } from "../../../src/domain/achievements/facts.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { TransactionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";

/** A span of days, both inclusive; an end that is left out is open. */
export type Period = {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
};

/** The income and expenses; every call reaches only what its owner has. */
export type Transactions = {
  /** Newest day first, and within a day the last recorded first. */
  readonly list: (
    owner: UserId,
    kind: TransactionKind,
    period: Period,
  ) => Promise<readonly Transaction[]>;
  /** The last months before a given one that have records of either kind, latest first. */
  readonly monthsBefore: (
    owner: UserId,
    month: YearMonth,
    count: number,
  ) => Promise<readonly YearMonth[]>;
  /** What the records of no later day come to; every day that has any, once. */
  readonly activityUntil: (owner: UserId, day: CivilDate) => Promise<Activity>;
  readonly add: (owner: UserId, transaction: Transaction) => Promise<void>;
  /** Whether there was such a record to replace. */
  readonly replace: (owner: UserId, transaction: Transaction) => Promise<boolean>;
  /** Whether there was such a record to remove. */
  readonly remove: (owner: UserId, kind: TransactionKind, id: TransactionId) => Promise<boolean>;
};
