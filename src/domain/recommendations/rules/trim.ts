import { cents, percentOf, type Cents } from "../../shared/cents.ts";
import { isFixedCost } from "../../transactions/fixed-costs.ts";
import { perMonth, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The percentage that is proposed to be cut (§9). */
export const CUT = 10;

/** The smallest monthly cut, in cents, that is worth the effort. */
export const SMALLEST_CUT = cents(5_00);

/** The variable category that costs most, in cents of an average month; «Outros» names nothing that one could cut. */
export function largestVariable(
  facts: FinancialFacts,
): { readonly category: string; readonly monthly: Cents } | null {
  const largest = facts.summary.byCategory.find(
    ({ category, amount }) => amount > 0 && category !== "Outros" && !isFixedCost(category),
  );
  if (largest === undefined) return null;
  return { category: largest.category, monthly: perMonth(facts, largest.amount) };
}

/** What a tenth less on the largest variable category is worth in a year. */
export function trimRules(facts: FinancialFacts): readonly Finding[] {
  const largest = largestVariable(facts);
  if (largest === null) return [];
  const cut = percentOf(CUT, largest.monthly);
  if (cut < SMALLEST_CUT) return [];
  const yearly = cents(cut * 12);
  return [{ type: "trim-category", priority: "medium", ...largest, cut, yearly }];
}
