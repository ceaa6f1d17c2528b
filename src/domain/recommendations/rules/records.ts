import { ratio, ZERO } from "../../shared/cents.ts";
import { spentOn, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** Below how many records an analysis is but a first impression. */
export const FEW_RECORDS = 10;

/** What percentage of the expenses «Outros» may take before it says too little. */
export const VAGUE_SHARE = 25;

const VAGUE = "Outros";

/** What to record so that the next analysis is a better one: income, expenses, more of both, clearer categories. */
export function recordRules(facts: FinancialFacts): readonly Finding[] {
  const { summary, records } = facts;
  const { income, expenses } = summary;
  const found: Finding[] = [];
  if (income === 0) found.push({ type: "record-income", priority: "high", spent: expenses });
  if (expenses === 0) found.push({ type: "record-expenses", priority: "high", earned: income });
  if (records.length > 0 && records.length < FEW_RECORDS)
    found.push({ type: "few-records", priority: "medium", count: records.length });
  const vague = spentOn(facts, VAGUE);
  if (vague > ZERO && vague * 100 >= expenses * VAGUE_SHARE) {
    const share = ratio(vague, expenses);
    found.push({ type: "vague-category", priority: "low", category: VAGUE, amount: vague, share });
  }
  return found;
}
