import type { NormalMonth } from "../../normal-month/normal-month.ts";
import { cents, percentOf, sum, type Cents } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import { hasRole, isFixedCost } from "../../categories/expense-categories.ts";
import { byYear } from "../../shared/by-year.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The proposed cut. */
const CUT_PERCENT = 10;

/** The smallest monthly cut that is proposed, in cents. */
const SMALLEST_CUT = cents(5_00);

/**
 * The variable category with the largest expenses, in cents of a normal month, without rare ones; vague ones are
 * excluded, as they name nothing to cut.
 */
export function largestVariable(
  facts: FinancialFacts,
): { readonly category: string; readonly monthly: Cents } | null {
  const { categories, normal } = facts;
  const [largest] = [...normal.byCategory]
    .map(([category, mean]) => [category, withoutRare(category, mean, normal)] as const)
    .filter(
      ([category, mean]) =>
        mean > 0 && !hasRole(categories, category, "vague") && !isFixedCost(categories, category),
    )
    .toSorted(([a, one], [b, other]) => other - one || compareText(a, b));
  return largest === undefined ? null : { category: largest[0], monthly: largest[1] };
}

/** The mean of a category without a month's share of its rare expenses. */
function withoutRare(category: string, mean: Cents, { rareOnes, months }: NormalMonth): Cents {
  const rare = sum(rareOnes.filter((one) => one.category === category).map((one) => one.amount));
  return cents(Math.max(0, mean - Math.ceil(rare / months.length)));
}

/** A finding about cutting the largest variable category by a tenth, and what that saves in a year. */
export function trimRules(facts: FinancialFacts): readonly Finding[] {
  const largest = largestVariable(facts);
  if (largest === null) return [];
  const cut = percentOf(CUT_PERCENT, largest.monthly);
  if (cut < SMALLEST_CUT) return [];
  const yearly = byYear(cut);
  return [{ type: "trim-category", priority: "medium", ...largest, cut, yearly }];
}
