import { isFixedCost, type ExpenseCategories } from "../categories/expense-categories.ts";
import { cents, subtract, sum, type Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";
import { monthOf } from "../shared/year-month.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import { totalsOf } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** What a category took of the expenses, in cents. */
export type CategoryAmount = { readonly category: string; readonly amount: Cents };

/** What a period came to, in cents; categories with the largest amount first (resumo_financeiro on the wire). */
export type FinancialSummary = {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly meanBalance: Cents;
  readonly fixed: Cents;
  readonly variable: Cents;
  readonly byCategory: readonly CategoryAmount[];
};

/**
 * Sums up the records of the given months, oldest first. The mean balance is that of the months since the first
 * record among them, rounded to the cent.
 */
export function financialSummary(
  transactions: readonly Transaction[],
  months: readonly YearMonth[],
  categories: ExpenseCategories,
): FinancialSummary {
  const wanted = new Set(months);
  const within = transactions.filter(({ date }) => wanted.has(monthOf(date)));
  const { income, expenses, balance } = totalsOf(within);
  const active = new Set(within.map(({ date }) => monthOf(date)));
  const first = months.findIndex((month) => active.has(month));
  const count = first === -1 ? 1 : months.length - first;
  const shares = sharesByCategory(within.filter(({ kind }) => kind === "expense"));
  const fixed = sum(
    shares.filter(({ category }) => isFixedCost(categories, category)).map(({ amount }) => amount),
  );
  return {
    income,
    expenses,
    meanBalance: cents(Math.round(balance / count)),
    fixed,
    variable: subtract(expenses, fixed),
    byCategory: shares.map(({ category, amount }) => ({ category, amount })),
  };
}
