import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { ReceiptMark } from "./receipt-mark.ts";

/** The facts in the QR code of a receipt: the issuer, the day, and the total with tax. The buyer is not read. */
export type Receipt = ReceiptMark & {
  readonly date: CivilDate;
  readonly total: Cents;
  /** A purchase, or a refund (a credit note). */
  readonly kind: "purchase" | "refund";
};

/**
 * Why a QR code makes no record: it is not a receipt's; it is incomplete; its issuer's tax number is wrong; it was
 * annulled; or its document is no purchase, such as a quotation.
 */
export type ReceiptFault =
  | "not-a-receipt"
  | "damaged"
  | "wrong-tax-number"
  | "annulled"
  | "no-purchase";

/** The facts that earlier records show about a receipt: how its shop was recorded last, and this receipt's own record. */
export type KnownReceipt = {
  readonly shop: { readonly description: string | null; readonly category: string } | null;
  readonly recorded: Pick<Transaction, "kind" | "id" | "date"> | null;
};

export const UNKNOWN_RECEIPT: KnownReceipt = { shop: null, recorded: null };
