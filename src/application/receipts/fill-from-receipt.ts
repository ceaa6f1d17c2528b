import type { Book } from "../../domain/ledger/book.ts";
import { offered } from "../../domain/ledger/read-book.ts";
import type { KnownReceipt, Receipt } from "../../domain/receipts/receipt.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Filling } from "../acts/form.ts";
import { receiptFilling, type TransactionFields } from "../entries/transaction-form.ts";

/** The form for a receipt, and the values to fill in. */
export type ReceiptEntry = {
  readonly kind: TransactionKind;
  readonly filling: Filling<TransactionFields>;
};

/**
 * The entry for a receipt: an expense with the last category of its shop; for a refund, an income in a category of that
 * role. A category that is no longer offered is not filled in.
 */
export function fillFromReceipt(book: Book, receipt: Receipt, known: KnownReceipt): ReceiptEntry {
  const kind = receipt.kind === "refund" ? "income" : "expense";
  const category = offered(book, kind).find(({ name, role }) =>
    kind === "income" ? role === "refunds" : name === known.shop?.category,
  );
  return { kind, filling: receiptFilling(receipt, known, category?.name ?? null) };
}
