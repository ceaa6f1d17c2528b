import { isFixedCost } from "../../categories/expense-categories.ts";
import { cents, percentOf, ratio, subtract, sum, type Cents } from "../../shared/cents.ts";
import { byYear } from "../../shared/by-year.ts";
import { normallySpent, normallySpentOn, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";
import type { Priority } from "../recommendation.ts";

/** The percentage of the income that fixed costs may take, and the one from which that is urgent. */
const FIXED_SHARE_PERCENT = 50;
const URGENT_FIXED_PERCENT = 60;

/** The same for debt payments. */
export const CREDIT_SHARE_PERCENT = 15;
const URGENT_CREDIT_PERCENT = 30;

/** The roles of categories whose contracts can be renegotiated, and the percentage that this takes off. */
const CONTRACTS = ["insurance", "utilities", "subscriptions"] as const;
const RENEGOTIATED_PERCENT = 5;

/** Housing may take a third of the income; above this percentage it is urgent. */
const URGENT_HOUSING_PERCENT = 45;

/** Findings about the burdens on the normal income: fixed costs in all, housing, and debts. */
export function burdenRules(facts: FinancialFacts): readonly Finding[] {
  const { income } = facts.normal;
  if (income === 0) return [];
  const found: Finding[] = [];
  const figures = (monthly: Cents, urgent: number) => {
    const priority: Priority = monthly * 100 > income * urgent ? "high" : "medium";
    return { priority, share: ratio(monthly, income), monthly };
  };
  const fixed = normallySpent(facts, (name) => isFixedCost(facts.categories, name));
  const contracts = sum(CONTRACTS.map((role) => normallySpentOn(facts, role)));
  const housing = normallySpentOn(facts, "housing");
  const credit = normallySpentOn(facts, "credit");
  if (fixed * 100 > income * FIXED_SHARE_PERCENT)
    if (contracts > 0)
      found.push({
        type: "fixed-heavy",
        ...figures(fixed, URGENT_FIXED_PERCENT),
        contracts,
        yearly: percentOf(RENEGOTIATED_PERCENT, byYear(contracts)),
      });
  if (housing * 3 > income) {
    const third = cents(Math.round(income / 3));
    const above = subtract(housing, third);
    found.push({
      type: "housing-heavy",
      ...figures(housing, URGENT_HOUSING_PERCENT),
      third,
      above,
    });
  }
  if (credit * 100 > income * CREDIT_SHARE_PERCENT)
    found.push({
      type: "credit-heavy",
      ...figures(credit, URGENT_CREDIT_PERCENT),
      yearly: byYear(credit),
    });
  return found;
}
