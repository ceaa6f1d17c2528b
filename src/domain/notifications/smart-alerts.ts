import { expenseCategories, type ExpenseCategories } from "../categories/expense-categories.ts";
import { monthEnd } from "../advice/month-end.ts";
import { isOnPace } from "../budgets/budget-pace.ts";
import { budgetStatus } from "../budgets/budget-status.ts";
import { isReached } from "../goals/goal.ts";
import { planGoals } from "../goals/plan-goals.ts";
import { yearlyIncomes } from "../goals/yearly-incomes.ts";
import { normalMonth, type NormalMonth } from "../normal-month/normal-month.ts";
import { ZERO } from "../shared/cents.ts";
import { daysBetween } from "../shared/days-between.ts";
import { elapsedPart, monthOf } from "../shared/year-month.ts";
import { isComparable } from "../transactions/is-comparable.ts";
import { totalsOf } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { AlertFacts } from "./alert-facts.ts";
import { priceRises } from "./price-rises.ts";
import type { SmartAlert } from "./smart-alert.ts";
import { surprises } from "./surprises.ts";

/** The days before its deadline in which a goal is checked. */
const DEADLINE_DAYS = 30;

/**
 * All alerts for the facts: future events first, then budgets. What compares the current month with earlier ones, and
 * its balance, waits until a week of it is over.
 */
export function smartAlerts(facts: AlertFacts): readonly SmartAlert[] {
  const month = monthOf(facts.today);
  const current = facts.transactions.filter(({ date }) => monthOf(date) === month);
  const categories = expenseCategories(facts.categories);
  const normal = normalMonth({ ...facts, records: facts.transactions });
  return [
    ...belowZeroAlerts(facts),
    ...budgetAlerts(facts, current, categories),
    ...(isComparable(facts.today) ? surprises(facts, normal, categories) : []),
    ...priceRises(facts.recurrences, facts.transactions, facts.today),
    ...(isComparable(facts.today) ? balanceAlerts(facts, current) : []),
    ...goalAlerts(facts, normal),
  ];
}

const belowZeroAlerts = ({ belowZero }: AlertFacts): SmartAlert[] =>
  belowZero === null || belowZero === "unknown" ? [] : [{ type: "below-zero", ...belowZero }];

function budgetAlerts(
  { budgets, refunded, today }: AlertFacts,
  current: readonly Transaction[],
  categories: ExpenseCategories,
): SmartAlert[] {
  return budgets.flatMap((budget): SmartAlert[] => {
    const status = budgetStatus(budget, current, refunded);
    const { category, month, limit, spent, remaining: left, alert } = status;
    const categoryId = categories.get(category)?.id;
    if (alert === "low" || categoryId === undefined) return [];
    const of = { categoryId, category, month, spent, limit };
    return alert === "high"
      ? [{ type: "budget-at-limit", ...of }]
      : [
          {
            type: "budget-near-limit",
            ...of,
            left,
            isOnPace: isOnPace(status, elapsedPart(today)),
          },
        ];
  });
}

/** A month below zero, unless what is planned in it makes up for that. */
function balanceAlerts(
  { recurrences, today }: AlertFacts,
  current: readonly Transaction[],
): SmartAlert[] {
  const { balance } = totalsOf(current);
  const end = monthEnd(balance, recurrences, today);
  return balance < 0 && end.balance < 0
    ? [{ type: "negative-balance", month: end.month, balance }]
    : [];
}

/** In its last 30 days a goal is out of reach if the plan for all goals does not reach it in time. */
function goalAlerts({ goals, recurrences, today }: AlertFacts, normal: NormalMonth): SmartAlert[] {
  const planned = planGoals(goals, normal, today, yearlyIncomes(recurrences, today));
  const plan = new Map(planned.map((one) => [one.goal.id, one]));
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
