import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The categories that the server accepts for a kind of record, in the order of offering (§7). Rejects with a Failure. */
export type Categories = { list(kind: TransactionKind): Promise<readonly string[]> };
