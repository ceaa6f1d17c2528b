import { ratio, ZERO } from "../../shared/cents.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The number of months needed to judge whether income is regular or depends on one source. */
const INCOME_MONTHS = 3;

/** The percentage from which one source among several dominates the income. */
const CONCENTRATION_PERCENT = 80;

/** Findings about how even the income is, and how many sources it has. */
export function incomeRules(facts: FinancialFacts): readonly Finding[] {
  if (facts.normal.months.length < INCOME_MONTHS || facts.normal.income === 0) return [];
  if (facts.summary.income === 0) return [];
  return [...rhythm(facts), ...sources(facts)];
}

function rhythm({ normal }: FinancialFacts): readonly Finding[] {
  const { months, incomes, income, isUneven } = normal;
  if (!isUneven) return [];
  const ordered = months
    .map((month, index) => ({ month, amount: incomes[index] ?? ZERO }))
    .toSorted((a, b) => a.amount - b.amount);
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (low === undefined || high === undefined) return [];
  return [{ type: "irregular-income", priority: "medium", low, high, mean: income }];
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
        monthly: facts.normal.income,
      },
    ];
  const { income } = facts.summary;
  if (amount * 100 < income * CONCENTRATION_PERCENT) return [];
  return [
    {
      type: "concentrated-income",
      priority: "low",
      source: category,
      share: ratio(amount, income),
    },
  ];
}
