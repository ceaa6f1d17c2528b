import type { TransactionKind } from "../domain/transactions/transaction.ts";

/** The names of the two kinds of records on the wire. */
export const KIND_NAMES = { income: "receita", expense: "despesa" } as const satisfies Record<
  TransactionKind,
  string
>;

export const KINDS = { receita: "income", despesa: "expense" } as const;
