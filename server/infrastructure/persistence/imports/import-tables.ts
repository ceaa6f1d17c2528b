import type { Flag, WrittenBy } from "../ledger/ledger-tables.ts";
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

/** An empty import remains as a tombstone, so that a late retry does not make it again. */
export type ImportRow = {
  readonly ledger_id: LedgerId;
  readonly id: ImportId;
  readonly account_id: AccountId | null;
  readonly name: string;
  readonly bank: string;
  /** A digest of the request. */
  readonly fingerprint: string;
  /** The number of movements that created records at first; the counts after it are those remaining. */
  readonly first_created: number;
  readonly created: number;
  readonly repeated: number;
  readonly not_counted: number;
  readonly joined: number;
  /** The number of its movements that a later import repeated. */
  readonly seen_again: number;
  readonly first_day: CivilDate;
  readonly last_day: CivilDate;
  readonly revision: number;
  readonly made_at: number;
  readonly made_by: WrittenBy;
  readonly removed_at: number | null;
  /** The change that last undid part of it, and how many movements it removed. */
  readonly undo_change: ChangeId | null;
  readonly undo_removed: number | null;
};

/** A movement repeated by a later import. */
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
  /** The bank's own reference; null if its file stated none. */
  readonly reference: string | null;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly category_id: CategoryId;
  readonly amount: Cents;
  readonly description: string | null;
  /** The bank's text; null if that is the description. */
  readonly original: string | null;
  readonly chosen: Flag;
  readonly counted: Flag;
  /** The record that it created or was joined to; null if it was divided. */
  readonly record_id: TransactionId | null;
  /** The previous content of the record that it was joined to. */
  readonly former_date: CivilDate | null;
  readonly former_amount: Cents | null;
  /** Empty if it named none; null if it kept its own. */
  readonly former_account: AccountId | "" | null;
  /** The amount of the record that it was joined to, if that is not its own. */
  readonly joined_amount: Cents | null;
  /** The planned movement that it fulfils: its recurrence, and its planned day. */
  readonly recurrence_id: RecurrenceId | null;
  readonly planned_day: CivilDate | null;
  /** Why it does not count, and because of which other movement; null if it counts, or the reason is unknown. */
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
