import type { KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../../src/domain/receipts/receipt-mark.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Receipts } from "../ports/receipts.ts";

type Ports = { readonly receipts: Receipts };

/**
 * The facts that earlier records tell of a receipt: how its shop was recorded last, and whether it was recorded itself.
 */
export const lookUpReceipt =
  ({ receipts }: Ports) =>
  (ledger: LedgerId, mark: ReceiptMark): Promise<KnownReceipt> =>
    receipts.known(ledger, mark);
