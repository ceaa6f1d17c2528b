import type { Category, CategoryRole } from "../categories/category.ts";
import {
  expenseCategories,
  hasRole,
  type ExpenseCategories,
} from "../categories/expense-categories.ts";
import { withoutPlanned } from "../forecast/part-planned.ts";
import type { Planned } from "../forecast/planned.ts";
import type { Goal } from "../goals/goal.ts";
import { monthlyTotals, type MonthlyTotals } from "../reports/monthly-totals.ts";
import { monthsOfPeriod } from "../reports/report-period.ts";
import { cents, sum, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import type { Transaction } from "../transactions/transaction.ts";
import {
  financialSummary,
  type CategoryAmount,
  type FinancialSummary,
} from "./financial-summary.ts";
import { planGoals, type PlannedGoal } from "./goal-plan.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";
import { reserveOf, type Reserve } from "./reserve.ts";

/** A month with what each category took of its expenses, in cents. */
export type MonthFacts = MonthlyTotals & { readonly byCategory: ReadonlyMap<string, Cents> };

/** Everything that an analysis is made of; amounts in cents. */
export type FinancialFacts = {
  readonly today: CivilDate;
  readonly period: RecommendationPeriod;
  readonly summary: FinancialSummary;
  /** From the first month with records to the current one, oldest first; without records none. */
  readonly months: readonly MonthFacts[];
  /** Those of them that are over. */
  readonly fullMonths: readonly MonthFacts[];
  /** Where the income came from, the largest source first. */
  readonly sources: readonly CategoryAmount[];
  readonly records: readonly Transaction[];
  /** The records that no planned movement stands for, and the months with them alone: only these can surprise. */
  readonly unplanned: {
    readonly records: readonly Transaction[];
    readonly months: readonly MonthFacts[];
  };
  readonly goals: readonly Goal[];
  readonly categories: ExpenseCategories;
  readonly reserve: Reserve;
  /** What the mean balance does for the goals that are not reached. */
  readonly plan: readonly PlannedGoal[];
};

/** Gathers the facts of the last months, the current one included; records of other months do not count. */
export function financialFacts(
  today: CivilDate,
  period: RecommendationPeriod,
  transactions: readonly Transaction[],
  goals: readonly Goal[],
  categories: readonly Category[],
  planned: readonly Planned[],
): FinancialFacts {
  const wanted = monthsOfPeriod(`${period}`, today);
  const within = new Set(wanted);
  const records = transactions.filter(({ date }) => within.has(monthOf(date)));
  const expenses = expenseCategories(categories);
  const summary = financialSummary(records, wanted, expenses);
  const months = monthFacts(records, wanted);
  const unplanned = withoutPlanned(records, planned);
  const reserve = reserveOf(goals, meanOver(months, summary.expenses));
  return {
    today,
    period,
    summary,
    months,
    fullMonths: months.filter(({ month }) => month < monthOf(today)),
    sources: sharesByCategory(records.filter(({ kind }) => kind === "income"))
      .filter(({ amount }) => amount > 0)
      .map(({ category, amount }) => ({ category, amount })),
    records,
    unplanned: { records: unplanned, months: monthFacts(unplanned, wanted) },
    goals,
    categories: expenses,
    reserve,
    plan: planGoals(goals, summary.meanBalance, today, reserve),
  };
}

function monthFacts(
  records: readonly Transaction[],
  months: readonly YearMonth[],
): readonly MonthFacts[] {
  const byMonth = Map.groupBy(records, ({ date }) => monthOf(date));
  const first = months.findIndex((month) => byMonth.has(month));
  if (first === -1) return [];
  return monthlyTotals(records, months.slice(first)).map((totals) => {
    const expenses = (byMonth.get(totals.month) ?? []).filter(({ kind }) => kind === "expense");
    const shares = sharesByCategory(expenses);
    return {
      ...totals,
      byCategory: new Map(shares.map(({ category, amount }) => [category, amount])),
    };
  });
}

/** What an amount of the whole period is in an average month, rounded to the cent. */
export const perMonth = ({ months }: FinancialFacts, amount: Cents): Cents =>
  meanOver(months, amount);

const meanOver = (months: readonly MonthFacts[], amount: Cents): Cents =>
  cents(Math.round(amount / Math.max(1, months.length)));

/** What the categories of a role took in the whole period, in cents. */
export const spentOn = ({ summary, categories }: FinancialFacts, role: CategoryRole): Cents =>
  sum(
    summary.byCategory
      .filter(({ category }) => hasRole(categories, category, role))
      .map(({ amount }) => amount),
  );
