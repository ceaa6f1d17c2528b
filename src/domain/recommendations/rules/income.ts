import { cents, ratio } from "../../shared/cents.ts";
import { perMonth, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** How many full months show whether income is regular or depends on one source. */
const INCOME_MONTHS = 3;

/** By what percentage of their mean the best and the worst month may differ. */
const SPREAD = 50;

/** From which percentage on one source among several carries the income. */
const CONCENTRATION = 80;

/** How evenly income comes in, and from how many sources. */
export function incomeRules(facts: FinancialFacts): readonly Finding[] {
  if (facts.fullMonths.length < INCOME_MONTHS || facts.summary.income === 0) return [];
  return [...rhythm(facts), ...sources(facts)];
}

function rhythm({ fullMonths }: FinancialFacts): readonly Finding[] {
  const ordered = fullMonths.toSorted((a, b) => a.income - b.income);
  const [worst, best] = [ordered[0], ordered.at(-1)];
  const mean = Math.round(
    fullMonths.reduce((total, { income }) => total + income, 0) / fullMonths.length,
  );
  if (worst === undefined || best === undefined) return [];
  if ((best.income - worst.income) * 100 <= mean * SPREAD) return [];
  return [
    {
      type: "irregular-income",
      priority: "medium",
      low: { month: worst.month, amount: worst.income },
      high: { month: best.month, amount: best.income },
      mean: cents(mean),
    },
  ];
}

function sources(facts: FinancialFacts): readonly Finding[] {
  const [largest, ...others] = facts.sources;
  if (largest === undefined) return [];
  const { category, amount } = largest;
  if (others.length === 0)
    return [
      {
        type: "single-income",
        priority: "low",
        source: category,
        monthly: perMonth(facts, amount),
      },
    ];
  const { income } = facts.summary;
  if (amount * 100 < income * CONCENTRATION) return [];
  return [
    {
      type: "concentrated-income",
      priority: "low",
      source: category,
      share: ratio(amount, income),
    },
  ];
}
