import { reserveGap } from "../../goals/reserve.ts";
import { cents, type Cents } from "../../shared/cents.ts";
import { normallySpentOn, type FinancialFacts } from "../financial-facts.ts";
import type { SurplusUse } from "../finding.ts";
import { CREDIT_SHARE } from "./burdens.ts";

/** The smallest monthly surplus that deserves a plan of its own, in cents. */
const SMALLEST_IDLE = cents(50_00);

/** The surplus of the next month after the shares of all goals, in cents, never negative. */
export const idleSurplus = ({ normal, plan }: FinancialFacts): Cents =>
  cents(plan.reduce((left, { monthly }) => left - monthly, Math.max(0, normal.surplus)));

/** Where a surplus should go first; investments come last. */
export function surplusUse(facts: FinancialFacts): SurplusUse {
  if (normallySpentOn(facts, "credit") * 100 > facts.normal.income * CREDIT_SHARE) return "credit";
  if (reserveGap(facts.reserve) > 0) return "fund";
  return idleSurplus(facts) >= SMALLEST_IDLE ? "invest" : "goals";
}
