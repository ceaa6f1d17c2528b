import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { ReceiptMark } from "./receipt-mark.ts";

/** The facts in the QR code of a receipt: whose it is, its day, and its total with tax. Its buyer is not read. */
export type Receipt = ReceiptMark & {
  readonly date: CivilDate;
  readonly total: Cents;
  /** Money spent, or given back (a credit note). */
  readonly kind: "purchase" | "refund";
};

/**
 * Why a QR code makes no record: it is none of a receipt; it is one that cannot be read whole; its issuer's tax number
 * is wrong; it was annulled; or it is of a document by which nothing was bought, as a quotation.
 */
export type ReceiptFault =
  | "not-a-receipt"
  | "damaged"
  | "wrong-tax-number"
  | "annulled"
  | "no-purchase";

/**
 * The facts that earlier receipts tell of one: how its shop was recorded last, and the record that this very receipt
 * has.
 */
export type KnownReceipt = {
  readonly shop: { readonly description: string | null; readonly category: string } | null;
  readonly recorded: Pick<Transaction, "kind" | "id" | "date"> | null;
};

export const UNKNOWN_RECEIPT: KnownReceipt = { shop: null, recorded: null };
