import { hasRole } from "../../categories/expense-categories.ts";
import { ratio, ZERO } from "../../shared/cents.ts";
import { spentOn, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** With fewer records, or without a lived month, an analysis is only a first impression. */
const MIN_RECORDS = 10;

/** The percentage of the expenses that may be in vague categories. */
const VAGUE_SHARE_PERCENT = 25;

/** Findings about records that would improve the next analysis: income, expenses, more of both, clearer categories. */
export function recordRules(facts: FinancialFacts): readonly Finding[] {
  const { summary, records, categories, normal } = facts;
  const { income, expenses } = summary;
  const found: Finding[] = [];
  if (income === 0) found.push({ type: "record-income", priority: "high", spent: expenses });
  if (expenses === 0) found.push({ type: "record-expenses", priority: "high", earned: income });
  if (records.length > 0 && (records.length < MIN_RECORDS || !normal.isLived))
    found.push({ type: "few-records", priority: "medium", count: records.length });
  const amount = spentOn(facts, "vague");
  const [largest] = summary.byCategory.filter(({ category }) =>
    hasRole(categories, category, "vague"),
  );
  if (largest !== undefined && amount > ZERO && amount * 100 >= expenses * VAGUE_SHARE_PERCENT) {
    const { category } = largest;
    const share = ratio(amount, expenses);
    found.push({ type: "vague-category", priority: "low", category, amount, share });
  }
  return found;
}
