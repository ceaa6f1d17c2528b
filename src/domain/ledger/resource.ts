import type { Kinds } from "./changes.ts";
import type { WrittenRecord } from "./written.ts";
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

const RESOURCE_OF: Readonly<Record<Exclude<keyof Kinds, "transactions">, Resource>> = {
  budgets: "budget",
  goals: "goal",
  categories: "category",
  rules: "rule",
  recurrences: "recurrence",
  accounts: "account",
};

/** The kind of a record as a person names it. */
export const resourceOf = (record: WrittenRecord): Resource =>
  record.type === "transactions" ? record.kept.record.kind : RESOURCE_OF[record.type];
