import { STANDARD_CATEGORIES } from "./standard-categories.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

const namesOf = (wanted: TransactionKind): readonly string[] =>
  STANDARD_CATEGORIES.filter(({ kind }) => kind === wanted).map(({ name }) => name);

/** The category names of a new ledger, in the order in which they are offered. */
export const CATEGORIES: Readonly<Record<TransactionKind, readonly string[]>> = {
  income: namesOf("income"),
  expense: namesOf("expense"),
};
