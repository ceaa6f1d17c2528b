import { reportAdvice, type Advice } from "../advice/advice.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory, type CategoryShare } from "../transactions/category-shares.ts";
import { totalsOf, type Totals } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { monthlyTotals, type MonthlyTotals } from "./monthly-totals.ts";
import { project, PROJECTION_BASE, type ProjectedMonth } from "./projection.ts";
import { monthsOfPeriod, type ReportPeriod } from "./report-period.ts";

/** All that a report says about a period; amounts in cents (§2, Relatórios). */
export type Report = {
  readonly period: ReportPeriod;
  readonly totals: Totals;
  readonly shares: readonly CategoryShare[];
  readonly months: readonly MonthlyTotals[];
  readonly projection: readonly ProjectedMonth[] | null;
  readonly advice: readonly Advice[];
};

/** Reports on a period out of all of the user's records; nothing in it is made up (§2). */
export function report(
  transactions: readonly Transaction[],
  period: ReportPeriod,
  today: CivilDate,
): Report {
  const months = monthsOfPeriod(period, today);
  const wanted = new Set(months);
  const within = transactions.filter(({ date }) => wanted.has(monthOf(date)));
  const shares = sharesByCategory(within.filter(({ kind }) => kind === "expense"));
  const totals = totalsOf(within);
  return {
    period,
    totals,
    shares,
    months: monthlyTotals(within, months),
    projection: project(fullMonths(transactions, monthOf(today)), monthOf(today)),
    advice: reportAdvice(totals.balance, totals.expenses, shares),
  };
}

/** The last full months since the first record, quiet ones included. */
function fullMonths(
  transactions: readonly Transaction[],
  current: YearMonth,
): readonly MonthlyTotals[] {
  const earlier = transactions.filter(({ date }) => monthOf(date) < current);
  const first = earlier.reduce(
    (least, { date }) => (monthOf(date) < least ? monthOf(date) : least),
    current,
  );
  const last = monthsOfPeriod("12", `${current}-01` as CivilDate)
    .filter((month) => month >= first && month < current)
    .slice(-PROJECTION_BASE);
  return monthlyTotals(earlier, last);
}
