import { expenseCategories, type ExpenseCategories } from "../categories/expense-categories.ts";
import type { Category } from "../categories/category.ts";
import type { Budget } from "../budgets/budget.ts";
import type { ForecastDay } from "../forecast/look-ahead.ts";
import { withoutPlanned } from "../forecast/part-planned.ts";
import type { Planned } from "../forecast/planned.ts";
import { budgetStatus } from "../budgets/budget-status.ts";
import { isReached, type Goal } from "../goals/goal.ts";
import { planGoals } from "../goals/plan-goals.ts";
import { normalMonth, type NormalMonth } from "../normal-month/normal-month.ts";
import { cents, ZERO } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory } from "../transactions/category-shares.ts";
import type { MonthlySums } from "../transactions/category-sums.ts";
import { totalsOf } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import { priceRises } from "./price-rises.ts";
import type { SmartAlert } from "./smart-alert.ts";

/**
 * The facts of alerts: the records of the current month and of the 12 before it, the budgets of the current one, all
 * goals and categories.
 */
export type AlertFacts = {
  readonly today: CivilDate;
  readonly transactions: readonly Transaction[];
  /** The sums of all months. */
  readonly sumsOf: MonthlySums;
  readonly budgets: readonly Budget[];
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  /** The recurrences of the ledger. */
  readonly recurrences: readonly Recurrence[];
  /** The planned movements of these: records that they cover are no surprise. */
  readonly planned: readonly Planned[];
  /** The next day that is expected to end below zero, if there is one. */
  readonly belowZero: Pick<ForecastDay, "date" | "balance"> | null;
};

/** The day of the month from which its spending is compared with earlier months. */
const FIRST_COMPARED_DAY = 8;
/** The smallest monthly mean for which an excess is reported, in cents. */
const SMALLEST_MEAN = cents(50_00);
/** The percentage of its mean at which a category is reported. */
const RISE_PERCENT = 125;
/** How many times the mean of its category an expense has to exceed. */
const UNUSUAL_FACTOR = 3;
/** The days before its deadline in which a goal is checked. */
const DEADLINE_DAYS = 30;

/** All alerts for the facts: future events first, then budgets. */
export function smartAlerts(facts: AlertFacts): readonly SmartAlert[] {
  const month = monthOf(facts.today);
  const unplanned = withoutPlanned(facts.transactions, facts.planned);
  const isCurrent = ({ date }: Transaction) => monthOf(date) === month;
  const isEarlier = ({ date }: Transaction) => monthOf(date) < month;
  const [surprising, usual] = [unplanned.filter(isCurrent), unplanned.filter(isEarlier)];
  const current = facts.transactions.filter(isCurrent);
  const categories = expenseCategories(facts.categories);
  const normal = normalMonth({ ...facts, records: facts.transactions });
  return [
    ...belowZeroAlerts(facts),
    ...budgetAlerts(facts.budgets, current, categories),
    ...categoryAlerts(current, surprising, normal, facts.today, categories),
    ...expenseAlerts(surprising, usual),
    ...priceRises(facts.recurrences, facts.transactions, facts.today),
    ...balanceAlerts(current, month),
    ...goalAlerts(facts, normal),
  ];
}

const belowZeroAlerts = ({ belowZero }: AlertFacts): SmartAlert[] =>
  belowZero === null ? [] : [{ type: "below-zero", ...belowZero }];

/** The sum and number of the expenses of each category among some records. */
const spendingOf = (records: readonly Transaction[]) => {
  const shares = sharesByCategory(records.filter(({ kind }) => kind === "expense"));
  return new Map(shares.map((share) => [share.category, share]));
};

function budgetAlerts(
  budgets: readonly Budget[],
  current: readonly Transaction[],
  categories: ExpenseCategories,
): SmartAlert[] {
  return budgets.flatMap((budget): SmartAlert[] => {
    const { category, month, limit, spent, alert } = budgetStatus(budget, current);
    const categoryId = categories.get(category)?.id;
    if (alert === "low" || categoryId === undefined) return [];
    const type = alert === "high" ? "budget-at-limit" : "budget-near-limit";
    return [{ type, categoryId, category, month, spent, limit }];
  });
}

/** Alerts about categories above their mean; planned expenses do not count. */
function categoryAlerts(
  current: readonly Transaction[],
  surprising: readonly Transaction[],
  { byCategory }: NormalMonth,
  today: CivilDate,
  categories: ExpenseCategories,
): SmartAlert[] {
  if (partsOf(today).day < FIRST_COMPARED_DAY) return [];
  const unplanned = spendingOf(surprising);
  return [...spendingOf(current).values()].flatMap(({ category, amount }): SmartAlert[] => {
    const mean = byCategory.get(category) ?? ZERO;
    const categoryId = categories.get(category)?.id;
    const planned = amount - (unplanned.get(category)?.amount ?? 0);
    const least = Math.max(mean, planned) * RISE_PERCENT;
    if (mean < SMALLEST_MEAN || amount * 100 < least || categoryId === undefined) return [];
    const month = monthOf(today);
    return [{ type: "category-above-mean", categoryId, category, month, spent: amount, mean }];
  });
}

function expenseAlerts(
  current: readonly Transaction[],
  earlier: readonly Transaction[],
): SmartAlert[] {
  const spending = spendingOf(earlier);
  return current.flatMap(({ kind, id, category, date, amount }): SmartAlert[] => {
    const compared = spending.get(category);
    if (kind === "income" || compared === undefined || compared.amount === 0) return [];
    if (amount * compared.count <= compared.amount * UNUSUAL_FACTOR) return [];
    const mean = cents(Math.round(compared.amount / compared.count));
    return [{ type: "unusual-expense", id, category, date, amount, mean }];
  });
}

function balanceAlerts(current: readonly Transaction[], month: YearMonth): SmartAlert[] {
  const { balance } = totalsOf(current);
  return balance < 0 ? [{ type: "negative-balance", month, balance }] : [];
}

/** In its last 30 days a goal is out of reach if the plan for all goals does not reach it in time. */
function goalAlerts({ goals, today }: AlertFacts, normal: NormalMonth): SmartAlert[] {
  const plan = new Map(planGoals(goals, normal, today).map((one) => [one.goal.id, one]));
  return goals.flatMap((goal): SmartAlert[] => {
    const { id, name, total, deadline } = goal;
    if (isReached(goal)) return [{ type: "goal-reached", id, name, total }];
    const missing = plan.get(id)?.missingAtDeadline ?? ZERO;
    if (deadline === null || missing === 0) return [];
    const days = daysBetween(today, deadline);
    if (days < 0 || days > DEADLINE_DAYS) return [];
    return [{ type: "goal-out-of-reach", id, name, month: monthOf(today), deadline, missing }];
  });
}
