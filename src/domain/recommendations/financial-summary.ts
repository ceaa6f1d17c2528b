import { isFixedCost, type ExpenseCategories } from "../categories/expense-categories.ts";
import { cents, subtract, sum, type Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";
import { monthOf } from "../shared/year-month.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import { totalsOf } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The expenses of a category, in cents. */
export type CategoryAmount = { readonly category: string; readonly amount: Cents };

/**
 * The figures of a period, in cents; categories sorted by amount, the largest first (resumo_financeiro on the wire).
 */
export type FinancialSummary = {
  readonly income: Cents;
  readonly expenses: Cents;
  /** The months of the totals, both inclusive; null if not stated. */
  readonly totalOf: { readonly from: YearMonth; readonly to: YearMonth } | null;
  readonly meanBalance: Cents;
  /** The months of the mean, both inclusive; null if not stated. */
  readonly meanOf: { readonly from: YearMonth; readonly to: YearMonth } | null;
  readonly fixed: Cents;
  readonly variable: Cents;
  readonly byCategory: readonly CategoryAmount[];
};

/**
 * Sums up the records of the given months, oldest first. The mean balance is that of the lived ones among them, rounded
 * to the cent; zero without any.
 */
export function financialSummary(
  transactions: readonly Transaction[],
  months: readonly YearMonth[],
  lived: readonly YearMonth[],
  categories: ExpenseCategories,
): FinancialSummary {
  const wanted = new Set(months);
  const within = transactions.filter(({ date }) => wanted.has(monthOf(date)));
  const { income, expenses } = totalsOf(within);
  const shares = sharesByCategory(within.filter(({ kind }) => kind === "expense"));
  const fixed = sum(
    shares.filter(({ category }) => isFixedCost(categories, category)).map(({ amount }) => amount),
  );
  return {
    income,
    expenses,
    totalOf: spanOf(months),
    ...meanBalance(within, lived),
    fixed,
    variable: subtract(expenses, fixed),
    byCategory: shares.map(({ category, amount }) => ({ category, amount })),
  };
}

function meanBalance(
  records: readonly Transaction[],
  lived: readonly YearMonth[],
): Pick<FinancialSummary, "meanBalance" | "meanOf"> {
  const { balance } = totalsOf(records.filter(({ date }) => lived.includes(monthOf(date))));
  return {
    meanBalance: cents(Math.round(balance / Math.max(1, lived.length))),
    meanOf: spanOf(lived),
  };
}

function spanOf(months: readonly YearMonth[]): FinancialSummary["totalOf"] {
  const [from, to] = [months[0], months.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
