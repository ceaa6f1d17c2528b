import { add, cents, ratio, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import { monthOf } from "../shared/year-month.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Budget } from "./budget.ts";
import type { Refunded } from "./refunds.ts";

/** How close a budget is to its limit: high from 100 %, medium from 80 % (alerta on the wire). */
export type BudgetAlert = "high" | "medium" | "low";

/** The state of a budget; cents; `used` is a share of the limit (1 is all of it), `remaining` is negative beyond it. */
export type BudgetStatus = Budget & BudgetFigures;

type BudgetFigures = {
  /** The expenses less the refunds; never below zero. */
  readonly spent: Cents;
  /** The refunds of its month, also beyond the expenses; absent if there are none. */
  readonly refunded?: Cents;
  readonly used: number;
  readonly remaining: Cents;
  readonly alert: BudgetAlert;
};

/** The percentage at which a budget needs attention. */
const ATTENTION_PERCENT = 80;

const alertOf = (spent: Cents, limit: Cents): BudgetAlert => {
  if (spent >= limit && spent > 0) return "high";
  return spent * 100 >= limit * ATTENTION_PERCENT && spent > 0 ? "medium" : "low";
};

/** The spent share of a limit, 1 for all of it; with a limit of zero any expense is all of it. */
export const usedPart = (spent: Cents, limit: Cents): number =>
  limit === 0 ? Number(spent > 0) : ratio(spent, limit);

/** Compares a budget with the expenses of its category and month, and with what came back in that month. */
export function budgetStatus(
  budget: Budget,
  transactions: readonly Transaction[],
  refunded: Refunded,
): BudgetStatus {
  const { category, month } = budget;
  const isMeant = (record: Transaction) =>
    record.kind === "expense" && record.category === category && monthOf(record.date) === month;
  return statusOfBudget(
    budget,
    sum(transactions.filter(isMeant).map(({ amount }) => amount)),
    refunded.get(category) ?? ZERO,
  );
}

/** What counts against a limit: the expenses without what came back, never below zero. */
export const netSpent = (expenses: Cents, refunded: Cents): Cents =>
  cents(Math.max(0, expenses - refunded));

/** The expenses before what came back of them; null where that was more than they were, or nothing. */
export const grossSpent = ({
  spent,
  refunded,
}: Pick<BudgetStatus, "spent" | "refunded">): Cents | null =>
  refunded === undefined || spent === 0 ? null : add(spent, refunded);

/** Compares a budget with the expenses, and with what came back. */
export function statusOfBudget<Entity extends Budget>(
  budget: Entity,
  expenses: Cents,
  refunded: Cents,
): Entity & BudgetFigures {
  const { limit } = budget;
  const spent = netSpent(expenses, refunded);
  return {
    ...budget,
    spent,
    ...(refunded > 0 && { refunded }),
    used: usedPart(spent, limit),
    remaining: subtract(limit, spent),
    alert: alertOf(spent, limit),
  };
}
