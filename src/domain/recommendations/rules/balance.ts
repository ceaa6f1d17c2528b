import { cents, ratio, subtract, sum, ZERO, type Cents } from "../../shared/cents.ts";
import { monthOf } from "../../shared/year-month.ts";
import { perMonth, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";
import { largestVariable } from "./trim.ts";
import { idleSurplus, surplusUse } from "./surplus.ts";

/** Of what percentage of the income savings are no longer low, and from which on they are strong. */
const LOW_SAVINGS = 10;
const STRONG_SAVINGS = 20;

/** What an average month leaves: a deficit, or savings that are low, fair or strong for the income. */
export function balanceRules(facts: FinancialFacts): readonly Finding[] {
  const { income, expenses, meanBalance } = facts.summary;
  if (meanBalance < 0) return income === 0 ? [] : [deficit(facts)];
  // A balance of less than half a cent is neither a surplus nor none.
  const rounded = meanBalance === 0 && income !== expenses;
  if (income === 0 || expenses === 0 || rounded) return [];
  const rate = ratio(subtract(income, expenses), income);
  const saved = (income - expenses) * 100;
  if (saved >= income * STRONG_SAVINGS) {
    const use = surplusUse(facts);
    return [
      {
        type: "strong-savings",
        priority: use === "invest" ? "medium" : "low",
        rate,
        monthly: meanBalance,
        use,
        idle: idleSurplus(facts),
      },
    ];
  }
  const low = saved < income * LOW_SAVINGS;
  const target = (perMonth(facts, income) * (low ? LOW_SAVINGS : STRONG_SAVINGS)) / 100;
  const savings: Finding = {
    type: low ? "low-savings" : "fair-savings",
    priority: low ? "medium" : "low",
    rate,
    monthly: meanBalance,
    more: cents(Math.max(1, Math.ceil(target) - meanBalance)),
  };
  return [savings, ...withoutUse(facts)];
}

/** A month that is not over may still bring its income: if the months before left something, it alarms nobody. */
function deficit(facts: FinancialFacts): Finding {
  const { fullMonths, summary, today } = facts;
  const monthly = subtract(ZERO, summary.meanBalance);
  const before = meanOf(fullMonths.map(({ balance }) => balance));
  if (before > 0)
    return { type: "unfinished-month", priority: "medium", month: monthOf(today), monthly, before };
  return { type: "deficit", priority: "high", monthly, largest: largestVariable(facts) };
}

function withoutUse(facts: FinancialFacts): readonly Finding[] {
  if (surplusUse(facts) !== "invest") return [];
  const [idle, goals] = [idleSurplus(facts), facts.plan.length];
  return [{ type: "idle-surplus", priority: "low", idle, goals }];
}

const meanOf = (amounts: readonly Cents[]): Cents =>
  cents(Math.round(sum(amounts) / Math.max(1, amounts.length)));
