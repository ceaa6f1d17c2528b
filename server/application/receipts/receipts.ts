import type { KeptReceipt } from "../../../src/domain/exports/export-content.ts";
import type { KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../../src/domain/receipts/receipt-mark.ts";
import type { LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";

/** The receipts that records were read from; every call reaches only what is in one ledger. */
export type Receipts = {
  /** The facts that present records tell of a receipt: of its shop the expense recorded last. */
  readonly known: (ledger: LedgerId, mark: ReceiptMark) => Promise<KnownReceipt>;
  /** Those of the records that are there, in parts that are each short enough to read in a moment. */
  readonly pages: (ledger: LedgerId) => AsyncIterable<readonly KeptReceipt[]>;
  /** Keeps the mark of a record's receipt as long as the record; one that has a mark keeps that. */
  readonly keep: (ledger: LedgerId, record: TransactionId, mark: ReceiptMark) => Promise<void>;
};
