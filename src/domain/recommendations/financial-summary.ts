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
 * Sums up the records of the given months, oldest first; the last is the current one. The mean balance is that of the
 * full months since the first record, rounded to the cent; without full months it is that of the current one.
 */
export function financialSummary(
  transactions: readonly Transaction[],
  months: readonly YearMonth[],
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
    ...meanBalance(within, months),
    fixed,
    variable: subtract(expenses, fixed),
    byCategory: shares.map(({ category, amount }) => ({ category, amount })),
  };
}

function meanBalance(
  records: readonly Transaction[],
  months: readonly YearMonth[],
): Pick<FinancialSummary, "meanBalance" | "meanOf"> {
  const active = new Set(records.map(({ date }) => monthOf(date)));
  const first = months.findIndex((month) => active.has(month));
  const since = first === -1 ? [] : months.slice(first, -1);
  const counted = since.length === 0 ? months.slice(-1) : since;
  const { balance } = totalsOf(records.filter(({ date }) => counted.includes(monthOf(date))));
  return {
    meanBalance: cents(Math.round(balance / Math.max(1, counted.length))),
    meanOf: spanOf(counted),
  };
}

function spanOf(months: readonly YearMonth[]): FinancialSummary["totalOf"] {
  const [from, to] = [months[0], months.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
