import { isFixedCost } from "../../categories/expense-categories.ts";
import { cents, sum } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import { advisable } from "../../forecast/money-at-hand.ts";
import { meansOf, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/**
 * How many times the mean of the others in its category an expense has to exceed, and how many others there must be.
 */
const OUTLIER_FACTOR = 3;
const MIN_COMPARED = 3;

/** The smallest expense that is reported, in cents. */
const SMALLEST_OUTLIER = cents(100_00);

/**
 * A finding about the largest expense far above the mean of its category; fixed costs may be yearly, and what
 * comes at its own rhythm is no surprise.
 */
export function outlierRules(facts: FinancialFacts): readonly Finding[] {
  const { surprising, categories } = facts;
  const variable = surprising.records.filter(
    ({ kind, category }) => kind === "expense" && !isFixedCost(categories, category),
  );
  const byCategory = Map.groupBy(variable, ({ category }) => category);
  const found = [...byCategory.values()].flatMap(outlierAmong);
  const [largest] = found.toSorted(
    (a, b) => b.amount - a.amount || compareText(a.category, b.category),
  );
  if (largest === undefined) return [];
  const monthly = cents(Math.ceil(largest.amount / 12));
  const isLeft = advisable(monthly, "monthly", meansOf(facts)) === monthly;
  return [{ ...largest, aside: isLeft ? monthly : null }];
}

function outlierAmong(expenses: readonly Transaction[]) {
  const [largest, ...others] = expenses.toSorted(
    (a, b) => b.amount - a.amount || compareText(b.date, a.date),
  );
  if (largest === undefined || others.length < MIN_COMPARED) return [];
  const { amount, category, date } = largest;
  const total = sum(others.map((other) => other.amount));
  if (amount < SMALLEST_OUTLIER || amount * others.length <= total * OUTLIER_FACTOR) return [];
  const usual = cents(Math.round(total / others.length));
  return [{ type: "outlier", priority: "medium", category, date, amount, usual } as const];
}
