import type { Book } from "../../domain/ledger/book.ts";
import { offered } from "../../domain/ledger/read-book.ts";
import type { KnownReceipt, Receipt } from "../../domain/receipts/receipt.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Filling } from "../acts/form.ts";
import { receiptFilling, type TransactionFields } from "../entries/transaction-form.ts";

/** The form that a receipt goes into, and what it puts there. */
export type ReceiptEntry = {
  readonly kind: TransactionKind;
  readonly filling: Filling<TransactionFields>;
};

/**
 * The record of a receipt: an expense, filed as its shop was the last time; or, where money was given back, an income
 * under what is about refunds. A category that is not offered any more is left to be chosen.
 */
export function fillFromReceipt(book: Book, receipt: Receipt, known: KnownReceipt): ReceiptEntry {
  const kind = receipt.kind === "refund" ? "income" : "expense";
  const category = offered(book, kind).find(({ name, role }) =>
    kind === "income" ? role === "refunds" : name === known.shop?.category,
  );
  return { kind, filling: receiptFilling(receipt, known, category?.name ?? null) };
}
