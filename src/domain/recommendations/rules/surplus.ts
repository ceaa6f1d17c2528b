import { cents, type Cents } from "../../shared/cents.ts";
import { spentOn, type FinancialFacts } from "../financial-facts.ts";
import type { SurplusUse } from "../finding.ts";
import { plannedMonthly } from "../goal-plan.ts";
import { reserveGap } from "../reserve.ts";
import { CREDIT_SHARE } from "./burdens.ts";

/** The smallest monthly surplus, in cents, that is worth a plan of its own. */
const SMALLEST_IDLE = cents(50_00);

/** What the mean balance leaves once every goal has its share, in cents, never negative. */
export const idleSurplus = ({ summary, plan }: FinancialFacts): Cents =>
  cents(Math.max(0, summary.meanBalance - plannedMonthly(plan)));

/** Where a surplus should go first; to invest comes last. */
export function surplusUse(facts: FinancialFacts): SurplusUse {
  if (spentOn(facts, "credit") * 100 > facts.summary.income * CREDIT_SHARE) return "credit";
  if (reserveGap(facts.reserve) > 0) return "fund";
  return idleSurplus(facts) >= SMALLEST_IDLE ? "invest" : "goals";
}
