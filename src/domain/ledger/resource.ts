import type { TransactionKind } from "../transactions/transaction.ts";

/** A kind of record as a person names it: income and expenses are two. */
export type Resource =
  | TransactionKind
  | "budget"
  | "goal"
  | "category"
  | "rule"
  | "recurrence"
  | "account";
