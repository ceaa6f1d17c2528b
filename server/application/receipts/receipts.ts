import type { StoredReceipt } from "../../../src/domain/exports/export-content.ts";
import type { KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../../src/domain/receipts/receipt-mark.ts";
import type { LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";

/** Reads the receipts of records; every call reaches one ledger only. */
export type Receipts = {
  /** The facts known from existing records: for the shop, its expense recorded last. */
  readonly known: (ledger: LedgerId, mark: ReceiptMark) => Promise<KnownReceipt>;
  /** The receipts of existing records, in pages that are quick to read. */
  readonly pages: (ledger: LedgerId) => AsyncIterable<readonly StoredReceipt[]>;
  /** Stores the mark of a record's receipt for as long as the record exists; an existing mark stays. */
  readonly keep: (ledger: LedgerId, record: TransactionId, mark: ReceiptMark) => Promise<void>;
};
