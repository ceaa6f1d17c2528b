import type { ReceiptMark } from "../receipts/receipt-mark.ts";
import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionId } from "../shared/ids.ts";

/** Income (receita) or expense (despesa); the amount itself is never negative. */
export type TransactionKind = "income" | "expense";

/** The fields of a movement of money that a person fills in (receita / despesa on the wire). */
export type TransactionDraft = {
  readonly date: CivilDate;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
};

/** A draft as it is recorded for the first time, with the mark of the receipt that it was read from, if it was, and the planned movement that it is, if it is one. */
export type TransactionEntry = TransactionDraft & {
  readonly receipt?: ReceiptMark;
  readonly fulfils?: Fulfilment;
};

/** A recorded movement of money. */
export type Transaction = TransactionDraft & {
  readonly id: TransactionId;
  readonly kind: TransactionKind;
};
