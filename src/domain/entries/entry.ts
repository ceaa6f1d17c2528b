import type { ReceiptMark } from "../receipts/receipt-mark.ts";
import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { TransactionDraft } from "../transactions/transaction.ts";

/** A new record, with the receipt that it was read from and the planned movement that it fulfils, if any. */
export type TransactionEntry = TransactionDraft & {
  readonly receipt?: ReceiptMark;
  readonly fulfils?: Fulfilment;
};
