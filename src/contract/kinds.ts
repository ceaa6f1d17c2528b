import type { TransactionKind } from "../domain/transactions/transaction.ts";

/** What the wire calls the two kinds of records. */
export const KIND_NAMES = { income: "receita", expense: "despesa" } as const satisfies Record<
  TransactionKind,
  string
>;

export const KINDS = { receita: "income", despesa: "expense" } as const;
