import type { CivilDate } from "../shared/civil-date.ts";
import type { Cents } from "../shared/cents.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory, type CategoryShare } from "./category-shares.ts";
import { largestOf } from "./largest.ts";
import { monthChange } from "./month-change.ts";
import { runningBalance } from "./running-balance.ts";
import { totalsOf, type Totals } from "./totals.ts";
import type { Transaction } from "./transaction.ts";

/** What the dashboard says about a month: amounts in cents, changes as parts of the month before. */
export type MonthOverview = {
  readonly month: YearMonth;
  readonly totals: Totals;
  readonly incomeChange: number | null;
  readonly expenseChange: number | null;
  readonly expenseShares: readonly CategoryShare[];
  readonly largestExpense: Transaction | null;
  readonly balanceByDay: readonly Cents[];
};

/** Sums up the month of `today` out of records that reach back at least to the month before. */
export function monthOverview(
  transactions: readonly Transaction[],
  today: CivilDate,
): MonthOverview {
  const month = monthOf(today);
  const within = (wanted: YearMonth) => transactions.filter(({ date }) => monthOf(date) === wanted);
  const current = within(month);
  const expenses = current.filter(({ kind }) => kind === "expense");
  const totals = totalsOf(current);
  const before = totalsOf(within(addMonths(month, -1)));
  return {
    month,
    totals,
    incomeChange: monthChange(totals.income, before.income),
    expenseChange: monthChange(totals.expenses, before.expenses),
    expenseShares: sharesByCategory(expenses),
    largestExpense: largestOf(expenses),
    balanceByDay: runningBalance(current, today),
  };
}
