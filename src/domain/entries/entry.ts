import type { ReceiptMark } from "../receipts/receipt-mark.ts";
import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { TransactionDraft } from "../transactions/transaction.ts";

/** A draft as it is recorded for the first time, with the mark of the receipt that it was read from, if it was, and the planned movement that it is, if it is one. */
export type TransactionEntry = TransactionDraft & {
  readonly receipt?: ReceiptMark;
  readonly fulfils?: Fulfilment;
};
