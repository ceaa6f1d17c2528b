import type { KnownReceipt } from "../../domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../domain/receipts/receipt-mark.ts";

/** The facts that the user's records show about a receipt (/taloes). Rejects with a Failure. */
export type Receipts = { lookUp(mark: ReceiptMark): Promise<KnownReceipt> };
