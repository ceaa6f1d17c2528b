import type { Activity } from "../../../src/domain/achievements/facts.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";

/** A span of days, both inclusive; an end that is left out is open. */
export type Period = {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
};

/** The income and expenses to read; every call reaches only what is in one ledger and not removed. */
export type Transactions = {
  /** Newest day first, and within a day the last recorded first. */
  readonly list: (
    ledger: LedgerId,
    kind: TransactionKind,
    period: Period,
  ) => Promise<readonly Transaction[]>;
  /** The same list in parts, each short enough to read in a moment. */
  readonly pages: (
    ledger: LedgerId,
    kind: TransactionKind,
    period: Period,
  ) => AsyncIterable<readonly Transaction[]>;
  /** The sums of the records up to a day, and each day once that has any which did not come by themselves. */
  readonly activityUntil: (ledger: LedgerId, day: CivilDate) => Promise<Activity>;
};
