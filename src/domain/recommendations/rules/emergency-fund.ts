import { ratio } from "../../shared/cents.ts";
import { monthsToSave } from "../../simulation/simulation.ts";
import { perMonth, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** Whether there is a reserve for emergencies: none, one that is too small, or a solid one. */
export function emergencyFundRules(facts: FinancialFacts): readonly Finding[] {
  const { summary, months, reserve } = facts;
  const { goal, saved, least } = reserve;
  if (least === 0 || months.length === 0) return [];
  const covered = ratio(saved, perMonth(facts, summary.expenses));
  if (goal === null) {
    const needed = monthsToSave(least, summary.meanBalance);
    return needed === null
      ? []
      : [{ type: "fund-missing", priority: "medium", target: least, months: needed }];
  }
  const { id, name, current } = goal;
  return saved < least
    ? [{ type: "fund-short", priority: "medium", id, goal: name, current, target: least, covered }]
    : [{ type: "fund-solid", priority: "low", id, goal: name, covered }];
}
