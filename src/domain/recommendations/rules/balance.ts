import { cents, ratio, subtract, sum, ZERO, type Cents } from "../../shared/cents.ts";
import { monthOf } from "../../shared/year-month.ts";
import { holdsReserve, type FinancialFacts, normallySpentOn } from "../financial-facts.ts";
import type { Finding, SurplusUse } from "../finding.ts";
import { largestVariable } from "./trim.ts";
import { byYear } from "../../shared/by-year.ts";
import { reserveGap } from "../../goals/reserve.ts";
import { CREDIT_SHARE_PERCENT } from "./burdens.ts";

/** The percentages of the income at which savings stop being low, and at which they are strong. */
const LOW_SAVINGS_PERCENT = 10;
const STRONG_SAVINGS_PERCENT = 20;

/**
 * Findings about a normal month: a deficit, a surplus that depends on extra income, or savings that are low, fair or
 * strong.
 */
export function balanceRules(facts: FinancialFacts): readonly Finding[] {
  const { income, expenses, surplus, countedExtra } = facts.normal;
  if (surplus < 0) return income === 0 ? [] : [deficit(facts)];
  if (countedExtra > 0) {
    const short = subtract(expenses, income);
    return [{ type: "counts-extra", priority: "medium", short, monthly: surplus, countedExtra }];
  }
  if (income === 0 || expenses === 0) return [];
  const rate = ratio(surplus, income);
  const saved = surplus * 100;
  if (saved >= income * STRONG_SAVINGS_PERCENT) {
    const use = surplusUse(facts);
    const priority = use === "invest" ? "medium" : "low";
    const idle = idleSurplus(facts);
    return [
      {
        type: "strong-savings",
        priority,
        rate,
        monthly: surplus,
        yearly: byYear(surplus),
        use,
        idle,
        goals: facts.plan.length,
      },
    ];
  }
  const low = saved < income * LOW_SAVINGS_PERCENT;
  const target = (income * (low ? LOW_SAVINGS_PERCENT : STRONG_SAVINGS_PERCENT)) / 100;
  const more = cents(Math.max(1, Math.ceil(target) - surplus));
  const savings: Finding = {
    type: low ? "low-savings" : "fair-savings",
    priority: low ? "medium" : "low",
    rate,
    monthly: surplus,
    more,
    yearly: byYear(more),
  };
  return [savings, ...withoutUse(facts)];
}

function deficit(facts: FinancialFacts): Finding {
  const { months, surplus, countedExtra } = facts.normal;
  const monthly = subtract(ZERO, surplus);
  return {
    type: "deficit",
    priority: "high",
    monthly,
    yearly: byYear(monthly),
    ongoing: months[0] === monthOf(facts.today),
    countedExtra,
    largest: largestVariable(facts),
  };
}

function withoutUse(facts: FinancialFacts): readonly Finding[] {
  if (surplusUse(facts) !== "invest") return [];
  const [idle, goals] = [idleSurplus(facts), facts.plan.length];
  return [{ type: "idle-surplus", priority: "low", idle, yearly: byYear(idle), goals }];
}

/** The smallest monthly surplus that deserves a plan of its own, in cents. */
const SMALLEST_IDLE = cents(50_00);

/** The surplus of the next month after the shares of all goals, in cents, never negative. */
const idleSurplus = ({ normal, plan }: FinancialFacts): Cents =>
  cents(Math.max(0, normal.surplus - sum(plan.map(({ monthly }) => monthly))));

/** The first use of a surplus; investments come last. */
function surplusUse(facts: FinancialFacts): SurplusUse {
  if (normallySpentOn(facts, "credit") * 100 > facts.normal.income * CREDIT_SHARE_PERCENT)
    return "credit";
  if (reserveGap(facts.reserve) > 0 && !holdsReserve(facts)) return "fund";
  return idleSurplus(facts) >= SMALLEST_IDLE ? "invest" : "goals";
}
