import { stepsBelowZero } from "../../forecast/remedy.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The findings about days that end below zero: that they do, then what can be done about it. */
export function belowZeroRules({ atHand, today }: FinancialFacts): readonly Finding[] {
  const steps = stepsBelowZero(atHand, today);
  return steps === null
    ? []
    : [
        { type: "below-zero", priority: "high", ...steps.warning },
        { type: "below-zero-remedy", priority: "high", remedy: steps.remedy },
      ];
}
