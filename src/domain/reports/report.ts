import type { Advice } from "../advice/advice.ts";
import { besideAccounts } from "../advice/beside-accounts.ts";
import { monthEnd } from "../advice/month-end.ts";
import { reportAdvice } from "../advice/report-advice.ts";
import type { BudgetStatus } from "../budgets/budget-status.ts";
import type { ExpenseCategories } from "../categories/expense-categories.ts";
import type { AllowanceCard } from "../forecast/allowance-card.ts";
import type { Forecast } from "../forecast/forecast.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesOfSums, type CategoryShare } from "../transactions/category-shares.ts";
import { totalsOfSums, type MonthlySums } from "../transactions/category-sums.ts";
import type { Totals } from "../transactions/totals.ts";
import type { MonthlyTotals } from "./monthly-totals.ts";
import type { ProjectedMonth } from "./projection.ts";
import { monthsOfPeriod, type ReportPeriod } from "./report-period.ts";
import type { YearComparison } from "./year-comparison.ts";

/** A report on a period; amounts in cents. */
export type Report = {
  readonly period: ReportPeriod;
  readonly totals: Totals;
  readonly shares: readonly CategoryShare[];
  readonly months: readonly MonthlyTotals[];
  /** The last of the months, if it is not over. */
  readonly unfinished: YearMonth | null;
  /** The projection of the coming months; null if too little is known. */
  readonly projection: readonly ProjectedMonth[] | null;
  /** This year beside the one before, the same for every period; "young" if nothing was recorded then. */
  readonly comparison: YearComparison | "young" | "reading";
  /** What is said of the daily allowance; null if no balance was told. */
  readonly card: AllowanceCard | null;
  readonly advice: readonly Advice[];
};

/** The facts of a report. */
export type ReportFacts = Pick<Report, "period" | "projection" | "comparison"> & {
  readonly sumsOf: MonthlySums;
  readonly categories: ExpenseCategories;
  readonly today: CivilDate;
  /** The budgets of the current month. */
  readonly budgets: readonly BudgetStatus[];
  readonly recurrences: Iterable<Recurrence>;
  /** What the accounts can spare, and what may be spent a day; null if that is unknown. */
  readonly ahead: Pick<Forecast, "atHand" | "card"> | null;
};

/** Makes a report from the sums of its months, and from the facts that do not depend on the period. */
export function report(facts: ReportFacts): Report {
  const { sumsOf, categories, period, today, budgets, projection, comparison } = facts;
  const totalsOf = (month: YearMonth) => ({ month, ...totalsOfSums(sumsOf(month)) });
  const months = monthsOfPeriod(period, today);
  const within = months.flatMap(sumsOf);
  const shares = sharesOfSums(within.filter(({ kind }) => kind === "expense"));
  const totals = totalsOfSums(within);
  // The plans of the current month say nothing of how a longer period ends.
  const end = months.length === 1 ? monthEnd(totals.balance, facts.recurrences, today) : null;
  return {
    period,
    totals,
    shares,
    months: months.map(totalsOf),
    unfinished: today < daysOf(monthOf(today)).to ? monthOf(today) : null,
    projection,
    comparison,
    card: facts.ahead?.card ?? null,
    advice: besideAccounts(
      reportAdvice({ ...totals, shares, categories, budgets, end }),
      facts.ahead?.atHand ?? null,
      today,
    ),
  };
}
