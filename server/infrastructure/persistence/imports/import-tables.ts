import type { LeftOutReason } from "../../../../src/domain/imports/left-out.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type {
  AccountId,
  CategoryId,
  ChangeId,
  ImportId,
  ImportLineId,
  LedgerId,
  RecurrenceId,
  TransactionId,
} from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import type { WrittenBy } from "../member-tables.ts";

/** Neither database has the other's booleans: 0 is no, 1 is yes. */
export type Flag = 0 | 1;

/** An import stays as a tombstone once nothing is left of it, so that it is not made again by a late repetition. */
export type ImportRow = {
  readonly ledger_id: LedgerId;
  readonly id: ImportId;
  readonly account_id: AccountId | null;
  readonly name: string;
  readonly bank: string;
  /** A digest of what was asked for. */
  readonly fingerprint: string;
  /** How many movements it made records of; the counts after it tell what is left of it. */
  readonly first_created: number;
  readonly created: number;
  readonly repeated: number;
  readonly not_counted: number;
  readonly joined: number;
  /** How many of its movements a later import saw again. */
  readonly seen_again: number;
  readonly first_day: CivilDate;
  readonly last_day: CivilDate;
  readonly revision: number;
  readonly made_at: number;
  readonly made_by: WrittenBy;
  readonly removed_at: number | null;
  /** The change that last took something back, and how many movements it removed. */
  readonly undo_change: ChangeId | null;
  readonly undo_removed: number | null;
};

/** A movement that a later import saw again. */
export type ImportRepeatRow = {
  readonly ledger_id: LedgerId;
  readonly line_id: ImportLineId;
  readonly later_id: ImportId;
};

export type ImportLineRow = {
  readonly ledger_id: LedgerId;
  readonly id: ImportLineId;
  readonly import_id: ImportId;
  readonly account_id: AccountId;
  readonly identity: string;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly category_id: CategoryId;
  readonly amount: Cents;
  readonly description: string | null;
  /** As the bank wrote it; null where that is the description. */
  readonly original: string | null;
  readonly chosen: Flag;
  readonly counted: Flag;
  /** The record that it makes, or was joined to; null of one that was divided. */
  readonly record_id: TransactionId | null;
  /** What the record that it was joined to said before. */
  readonly former_date: CivilDate | null;
  readonly former_amount: Cents | null;
  /** The planned movement that it is: of which recurrence, and on which planned day. */
  readonly recurrence_id: RecurrenceId | null;
  readonly planned_day: CivilDate | null;
  /** Why it does not count, and because of which other movement; null where it counts, or nobody knows. */
  readonly left_out_reason: LeftOutReason | null;
  readonly left_out_because: ImportLineId | null;
  readonly revision: number;
};

export type ImportPartRow = {
  readonly ledger_id: LedgerId;
  readonly line_id: ImportLineId;
  readonly position: number;
  readonly record_id: TransactionId;
  readonly category_id: CategoryId;
  readonly amount: Cents;
  readonly description: string | null;
  readonly counts: Flag;
};
