import { ratio, type Cents } from "../shared/cents.ts";
import type { CategoryAmount, FinancialSummary } from "./financial-summary.ts";

/** An amount in cents, and its share of all expenses, from 0 to 1. */
export type ExpenseShare = { readonly amount: Cents; readonly share: number };

/** The share of each category in the expenses of a period, largest first. */
export const categoryShares = ({
  byCategory,
  expenses,
}: FinancialSummary): readonly (CategoryAmount & ExpenseShare)[] =>
  byCategory
    .map(({ category, amount }) => ({ category, amount, share: ratio(amount, expenses) }))
    .toSorted((a, b) => b.amount - a.amount);

/** The shares of fixed and variable costs in the expenses of a period. */
export const costShares = ({
  fixed,
  variable,
  expenses,
}: FinancialSummary): Readonly<Record<"fixed" | "variable", ExpenseShare>> => ({
  fixed: { amount: fixed, share: ratio(fixed, expenses) },
  variable: { amount: variable, share: ratio(variable, expenses) },
});
