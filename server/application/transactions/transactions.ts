import type { Activity } from "../../../src/domain/achievements/facts.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";

/** A period of days, both ends inclusive; a missing end is open. */
export type Period = {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
};

/** The most records of no plan that are compared with planned movements at once. */
export const UNPLANNED_MAX = 2_000;

/** The records to compare with planned movements: of a kind and a period, for amounts from one to another. */
export type Unplanned = {
  readonly kind: TransactionKind;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly least: Cents;
  readonly most: Cents;
};

/** Reads the income and expenses; every call reaches one ledger only, without removed ones. */
export type Transactions = {
  /** Newest day first, and within a day last recorded first. */
  readonly list: (
    ledger: LedgerId,
    kind: TransactionKind,
    period: Period,
  ) => Promise<readonly Transaction[]>;
  /** The same list in pages that are each quick to read. */
  readonly pages: (
    ledger: LedgerId,
    kind: TransactionKind,
    period: Period,
  ) => AsyncIterable<readonly Transaction[]>;
  /** Those of these ids that there are, in any order. */
  readonly withIds: (
    ledger: LedgerId,
    ids: readonly TransactionId[],
  ) => Promise<readonly Transaction[]>;
  /** Those of no plan, of a kind, a period and amounts; at most `UNPLANNED_MAX`, the latest. */
  readonly unplanned: (ledger: LedgerId, wanted: Unplanned) => Promise<readonly Transaction[]>;
  /** The sums of the records up to a day, and every day with records that are not automatic. */
  readonly activityUntil: (ledger: LedgerId, day: CivilDate) => Promise<Activity>;
};
