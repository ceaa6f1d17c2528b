import type { Budget } from "../budgets/budget.ts";
import { monthBudgets } from "../budgets/month-budgets.ts";
import type { MonthlyRefunds } from "../budgets/refunds.ts";
import type { Category, CategoryRole } from "../categories/category.ts";
import {
  expenseCategories,
  hasRole,
  type ExpenseCategories,
} from "../categories/expense-categories.ts";
import type { Means, MoneyAtHand } from "../forecast/money-at-hand.ts";
import { withoutOwnRhythm } from "../forecast/own-rhythm.ts";
import type { Planned } from "../forecast/planned.ts";
import type { Goal } from "../goals/goal.ts";
import { planGoals, type PlannedGoal } from "../goals/plan-goals.ts";
import { reserveOf, type Reserve } from "../goals/reserve.ts";
import type { YearlyIncome } from "../goals/yearly-incomes.ts";
import { LIVED_WITHIN_MONTHS, livedMonths } from "../lived-months/lived-months.ts";
import { livesOf } from "../lived-months/lives-of.ts";
import { normalMonth, type NormalMonth } from "../normal-month/normal-month.ts";
import { monthlyTotals, type MonthlyTotals } from "../reports/monthly-totals.ts";
import { monthsOfPeriod } from "../reports/report-period.ts";
import { sum, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { monthlySums, type MonthlySums } from "../transactions/category-sums.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import type { Transaction } from "../transactions/transaction.ts";
import {
  financialSummary,
  type CategoryAmount,
  type FinancialSummary,
} from "./financial-summary.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";

/** A month with the expenses of each category, in cents. */
export type MonthFacts = MonthlyTotals & { readonly byCategory: ReadonlyMap<string, Cents> };

/** The facts of an analysis; amounts in cents. */
export type FinancialFacts = {
  readonly today: CivilDate;
  readonly period: RecommendationPeriod;
  readonly summary: FinancialSummary;
  /** A normal month, by the lived ones of the last 12, whatever the period. */
  readonly normal: NormalMonth;
  /** From the first month with records to the current one, oldest first; empty without records. */
  readonly months: readonly MonthFacts[];
  /** The lived months of the period. */
  readonly lived: readonly MonthFacts[];
  /** The sources of the income, the largest first. */
  readonly sources: readonly CategoryAmount[];
  readonly records: readonly Transaction[];
  /** The records that come at no rhythm of their own, and the months with them alone: only these can surprise. */
  readonly surprising: {
    readonly records: readonly Transaction[];
    readonly months: readonly MonthFacts[];
  };
  readonly goals: readonly Goal[];
  readonly categories: ExpenseCategories;
  readonly reserve: Reserve;
  /** What the accounts can spare; null if no balance was told. */
  readonly atHand: MoneyAtHand | null;
  /** The months of the period in which a budget was exceeded. */
  readonly broken: ReadonlySet<YearMonth>;
  /** The plan of the goals that are not reached, from the surplus of a normal month. */
  readonly plan: readonly PlannedGoal[];
};

/** The input of the facts. */
export type FactsInput = {
  readonly today: CivilDate;
  readonly period: RecommendationPeriod;
  /** The records of the period and of the last 13 full months at least. */
  readonly records: readonly Transaction[];
  /** The sums of all months. */
  readonly sumsOf: MonthlySums;
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  readonly planned: readonly Planned[];
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
  readonly yearlyIncomes: readonly YearlyIncome[];
  readonly budgets: readonly Budget[];
  /** The refunds of the months of the period. */
  readonly refundedIn: MonthlyRefunds;
  readonly atHand: MoneyAtHand | null;
};

/** Gathers the facts of the months of a period, the current one included, beside a normal month. */
export function financialFacts(input: FactsInput): FinancialFacts {
  const { today, period, goals } = input;
  const wanted = monthsOfPeriod(`${period}`, today);
  const within = new Set(wanted);
  const records = input.records.filter(({ date }) => within.has(monthOf(date)));
  const categories = expenseCategories(input.categories);
  const months = monthFacts(records, wanted);
  const normal = normalMonth(input);
  const isTax = (name: string) => hasRole(categories, name, "taxes");
  const surprising = withoutOwnRhythm(input.records, { ...input, normal, isTax }).filter(
    ({ date }) => within.has(monthOf(date)),
  );
  const current = monthOf(today);
  const among = Math.max(LIVED_WITHIN_MONTHS, period);
  const lived = livedMonths(livesOf(input.records, today), current, among).filter((month) =>
    within.has(month),
  );
  return {
    today,
    period,
    summary: financialSummary(records, wanted, lived, categories),
    normal,
    months,
    lived: months.filter(({ month }) => lived.includes(month)),
    sources: sharesByCategory(records.filter(({ kind }) => kind === "income"))
      .filter(({ amount }) => amount > 0)
      .map(({ category, amount }) => ({ category, amount })),
    records,
    surprising: { records: surprising, months: monthFacts(surprising, wanted) },
    goals,
    categories,
    broken: brokenMonths(input, monthlySums(records)),
    reserve: reserveOf(goals, normal.expenses),
    atHand: input.atHand,
    plan: planGoals(goals, normal, today, input.yearlyIncomes),
  };
}

/** What advice to put money aside goes by. */
export const meansOf = ({
  atHand,
  normal: { surplus },
}: Pick<FinancialFacts, "atHand" | "normal">): Means => ({ atHand, surplus });

/** Whether the accounts hold as much as a reserve should, savings included. */
export const holdsReserve = ({
  atHand,
  reserve,
}: Pick<FinancialFacts, "atHand" | "reserve">): boolean =>
  atHand !== null && atHand.held >= reserve.least;

/** The months in which a budget was exceeded. */
function brokenMonths(
  { budgets, refundedIn }: Pick<FactsInput, "budgets" | "refundedIn">,
  sumsOf: MonthlySums,
): ReadonlySet<YearMonth> {
  const months = [...Map.groupBy(budgets, ({ month }) => month)];
  return new Set(
    months
      .filter(([month, own]) =>
        monthBudgets(own, sumsOf(month), refundedIn(month)).some(({ remaining }) => remaining < 0),
      )
      .map(([month]) => month),
  );
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

/** The expenses in categories with a role in the whole period, in cents. */
export const spentOn = ({ summary, categories }: FinancialFacts, role: CategoryRole): Cents =>
  sum(
    summary.byCategory
      .filter(({ category }) => hasRole(categories, category, role))
      .map(({ amount }) => amount),
  );

/** The normal monthly expenses of matching categories, in cents. */
export const normallySpent = (
  { normal }: Pick<FinancialFacts, "normal">,
  isMeant: (category: string) => boolean,
): Cents => sum([...normal.byCategory].flatMap(([name, mean]) => (isMeant(name) ? mean : [])));

/** The normal monthly expenses of categories with a role, in cents. */
export const normallySpentOn = (
  { normal, categories }: Pick<FinancialFacts, "normal" | "categories">,
  role: CategoryRole,
): Cents => normallySpent({ normal }, (name) => hasRole(categories, name, role));
