import type { MoneyAtHand } from "../forecast/money-at-hand.ts";
import { stepsBelowZero } from "../forecast/remedy.ts";
import { cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Advice } from "./advice.ts";

/**
 * The tips beside what the accounts can spare, null if no balance was told: days below zero and their remedy come first,
 * and then nothing is praised or reserved; else a reserve tells what they spare.
 */
export function besideAccounts(
  tips: readonly Advice[],
  atHand: MoneyAtHand | null,
  today: CivilDate,
): readonly Advice[] {
  if (atHand === null) return tips;
  const steps = stepsBelowZero(atHand, today);
  if (steps === null) {
    const spare = cents(Math.max(0, atHand.spare));
    return tips.map((tip) => (tip.type === "reserve" ? { ...tip, spare } : tip));
  }
  return [
    { type: "below-zero", ...steps.warning },
    { type: "below-zero-remedy", remedy: steps.remedy },
    ...tips.filter(({ type }) => type !== "positive-balance" && type !== "reserve"),
  ];
}
