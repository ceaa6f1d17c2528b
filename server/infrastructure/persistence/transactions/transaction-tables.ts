import type { Stamps } from "../ledger/ledger-tables.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type {
  AccountId,
  CategoryId,
  LedgerId,
  RecurrenceId,
  TransactionId,
} from "../../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../../src/domain/shared/year-month.ts";
import type { TaxNumber } from "../../../../src/domain/receipts/tax-number.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";

export type TransactionRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly category_id: CategoryId;
  readonly amount: Cents;
  readonly description: string | null;
  /** The recurrence and planned day of an automatic record; null for a manual one. */
  readonly recurrence_id: RecurrenceId | null;
  readonly planned_day: CivilDate | null;
  /** The planned movement that a manual record fulfils. */
  readonly fulfils_id: RecurrenceId | null;
  readonly fulfils_day: CivilDate | null;
  /** The revision that created it; null for rows older than this column. */
  readonly made_revision: number | null;
  /** Null for a record of the ledger's first account. */
  readonly account_id: AccountId | null;
  /** The purchase for which an income came back, there or not; null for none. */
  readonly refund_of: TransactionId | null;
  /** The money that its account moved beside the amount; null for none. */
  readonly uncounted: Cents | null;
  /** The record whose division made it; null if none did. */
  readonly divided_from: TransactionId | null;
};

export type ReceiptRow = {
  readonly ledger_id: LedgerId;
  readonly transaction_id: TransactionId;
  readonly tax_number: TaxNumber;
  readonly atcud: string | null;
};

export type MonthSumRow = {
  readonly ledger_id: LedgerId;
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category_id: CategoryId;
  readonly sum: Cents;
  readonly count: number;
};
