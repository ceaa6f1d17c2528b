import { percentOf } from "../shared/cents.ts";
import type { Advice } from "./advice.ts";
import { dashboardAdvice, HEAVY_CATEGORY_PERCENT, type AdviceFacts } from "./dashboard-advice.ts";

/** Percentages: from where on a category is mentioned, and how much to put aside. */
const NOTABLE_CATEGORY_PERCENT = 30;
export const RESERVE_PERCENT = 50;

/**
 * The tips of a report: those of the dashboard, then the top category if it takes 30 to 40 % of the expenses, then to
 * put 50 % of a positive balance aside, unless plans take the month below zero. The top category's tip counts as one, so
 * it replaces the mere praise.
 */
export function reportAdvice(facts: AdviceFacts): readonly Advice[] {
  const { balance, expenses, shares, end } = facts;
  const tips = dashboardAdvice(facts);
  const top = shares[0];
  const notable: Advice[] =
    top &&
    top.amount > 0 &&
    top.amount * 100 >= expenses * NOTABLE_CATEGORY_PERCENT &&
    top.amount * 100 <= expenses * HEAVY_CATEGORY_PERCENT
      ? [{ type: "top-category", category: top.category, share: top.share }]
      : [];
  const kept = notable.length > 0 ? tips.filter(({ type }) => type !== "positive-balance") : tips;
  const isSpare = balance > 0 && (end === null || end.balance >= 0);
  const reserve: Advice[] = isSpare
    ? [{ type: "reserve", amount: percentOf(RESERVE_PERCENT, balance), spare: null }]
    : [];
  return [...kept, ...notable, ...reserve];
}
