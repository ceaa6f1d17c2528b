import type { Advice } from "../advice/advice.ts";
import { reportAdvice } from "../advice/report-advice.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf } from "../shared/year-month.ts";
import { sharesByCategory, type CategoryShare } from "../transactions/category-shares.ts";
import { totalsOf, type Totals } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { monthlyTotals, type MonthlyTotals } from "./monthly-totals.ts";
import { project, PROJECTION_BASE, type ProjectedMonth } from "./projection.ts";
import { daysOfPeriod, monthsOfPeriod, type ReportPeriod } from "./report-period.ts";

/** How far back the projection looks for full months. */
const PROJECTION_PERIOD: ReportPeriod = "12";

/** All that a report says about a period; amounts in cents (§2, Relatórios). */
export type Report = {
  readonly period: ReportPeriod;
  readonly totals: Totals;
  readonly shares: readonly CategoryShare[];
  readonly months: readonly MonthlyTotals[];
  readonly projection: readonly ProjectedMonth[] | null;
  readonly advice: readonly Advice[];
};

/** Reports on a period out of the records of `daysOfReport`, or more; nothing in it is made up (§2). */
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
    projection: project(fullMonths(transactions, today), monthOf(today)),
    advice: reportAdvice(totals.balance, totals.expenses, shares),
  };
}

/** The last full months since the first record of the last 12 months, quiet ones included. */
function fullMonths(
  transactions: readonly Transaction[],
  today: CivilDate,
): readonly MonthlyTotals[] {
  const totals = monthlyTotals(transactions, monthsOfPeriod(PROJECTION_PERIOD, today).slice(0, -1));
  const first = totals.findIndex(({ incomeCount, expenseCount }) => incomeCount + expenseCount > 0);
  return first === -1 ? [] : totals.slice(first).slice(-PROJECTION_BASE);
}

/** The days, both inclusive, whose records a report needs: those of its period and those of the projection. */
export function daysOfReport(period: ReportPeriod, today: CivilDate) {
  const { from, to } = daysOfPeriod(period, today);
  const base = daysOfPeriod(PROJECTION_PERIOD, today).from;
  return { from: from < base ? from : base, to };
}
