import { ratio } from "../../shared/cents.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** A finding about the emergency reserve: none, too small, or solid. */
export function emergencyFundRules({ normal, reserve }: FinancialFacts): readonly Finding[] {
  const { goal, saved, least } = reserve;
  if (least === 0) return [];
  const covered = ratio(saved, normal.expenses);
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
  return saved < least
    ? [{ type: "fund-short", priority: "medium", id, goal: name, current, target: least, covered }]
    : [{ type: "fund-solid", priority: "low", id, goal: name, covered }];
}
