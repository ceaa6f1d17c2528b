import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Snapshot } from "../stores.ts";
import type { Period } from "./transactions.ts";

type Ports = { readonly snapshot: Snapshot };

/** Takes a page of a list, which is written before the next one is read. */
export type TakePage = (page: readonly Transaction[]) => void;

/** Reads the income or the expenses of a ledger from one snapshot, newest first, page by page. */
export const pageTransactions =
  ({ snapshot }: Ports) =>
  (ledger: LedgerId, kind: TransactionKind, period: Period, take: TakePage): Promise<void> =>
    snapshot(async ({ transactions }) => {
      for await (const page of transactions.pages(ledger, kind, period)) take(page);
    });
