import { cents, percentOf, type Cents } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import { hasRole, isFixedCost } from "../../categories/expense-categories.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The percentage that is proposed to be cut. */
const CUT = 10;

/** The smallest monthly cut, in cents, that is worth the effort. */
const SMALLEST_CUT = cents(5_00);

/** The variable category that costs most, in cents of a normal month; a vague one names nothing that one could cut. */
export function largestVariable(
  facts: FinancialFacts,
): { readonly category: string; readonly monthly: Cents } | null {
  const { categories, normal } = facts;
  const [largest] = [...normal.byCategory]
    .filter(
      ([category, mean]) =>
        mean > 0 && !hasRole(categories, category, "vague") && !isFixedCost(categories, category),
    )
    .toSorted(([a, one], [b, other]) => other - one || compareText(a, b));
  return largest === undefined ? null : { category: largest[0], monthly: largest[1] };
}

/** A finding about a tenth less on the largest variable category, and its worth in a year. */
export function trimRules(facts: FinancialFacts): readonly Finding[] {
  const largest = largestVariable(facts);
  if (largest === null) return [];
  const cut = percentOf(CUT, largest.monthly);
  if (cut < SMALLEST_CUT) return [];
  const yearly = cents(cut * 12);
  return [{ type: "trim-category", priority: "medium", ...largest, cut, yearly }];
}
