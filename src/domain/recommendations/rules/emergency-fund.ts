import { ratio, subtract } from "../../shared/cents.ts";
import { holdsReserve, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/**
 * A finding about the emergency reserve: none, too small, or solid. None about one that its person has moved behind other
 * goals, which get all there is, and none that is missing where the accounts hold that much.
 */
export function emergencyFundRules(facts: FinancialFacts): readonly Finding[] {
  const { normal, reserve, plan } = facts;
  const { goal, saved, least } = reserve;
  if (least === 0 || (saved < least && holdsReserve(facts))) return [];
  const covered = Math.floor(ratio(saved, normal.expenses));
  if (goal === null)
    return normal.surplus <= 0
      ? []
      : [
          {
            type: "fund-missing",
            priority: "medium",
            target: least,
            months: Math.ceil(least / normal.surplus),
          },
        ];
  const { id, name, current } = goal;
  const waits = plan.some((one) => one.goal.id === id && one.monthly === 0);
  if (saved < least && waits && normal.surplus > 0) return [];
  const missing = subtract(least, current);
  return saved < least
    ? [{ type: "fund-short", priority: "medium", id, goal: name, current, missing, covered }]
    : [{ type: "fund-solid", priority: "low", id, goal: name, covered }];
}
