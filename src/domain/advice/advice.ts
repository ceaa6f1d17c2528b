import { percentOf, type Cents } from "../shared/cents.ts";
import type { CategoryShare } from "../transactions/category-shares.ts";

/** A tip on the user's figures; amounts in cents, shares from 0 to 1 (§5, advice rules). */
export type Advice =
  | { readonly type: "negative-balance"; readonly balance: Cents; readonly cut: Cents }
  | {
      readonly type: "heavy-category";
      readonly category: string;
      readonly share: number;
      readonly cut: Cents;
    }
  | { readonly type: "positive-balance"; readonly balance: Cents }
  | { readonly type: "top-category"; readonly category: string; readonly share: number }
  | { readonly type: "reserve"; readonly amount: Cents };

/** Percentages of §5 and §9. */
export const SUPERFLUOUS_CUT = 20;
export const HEAVY_CATEGORY = 40;
export const CATEGORY_CUT = 10;
export const NOTABLE_CATEGORY = 30;
export const RESERVE = 50;

/**
 * The tips of the dashboard, in the order of §5: a negative balance (cut 20 % of the spending), each category
 * above 40 % of the expenses (cut 10 % of it), and a positive balance only if there is no other tip.
 */
export function dashboardAdvice(
  balance: Cents,
  expenses: Cents,
  shares: readonly CategoryShare[],
): readonly Advice[] {
  const tips: Advice[] = [];
  if (balance < 0)
    tips.push({ type: "negative-balance", balance, cut: percentOf(SUPERFLUOUS_CUT, expenses) });
  for (const { category, amount, share } of shares)
    if (amount * 100 > expenses * HEAVY_CATEGORY)
      tips.push({ type: "heavy-category", category, share, cut: percentOf(CATEGORY_CUT, amount) });
  if (tips.length === 0 && balance > 0) tips.push({ type: "positive-balance", balance });
  return tips;
}

/**
 * The tips of a report: those of the dashboard, then the top category if it takes 30 to 40 % of the expenses, then to
 * reserve 50 % of a positive balance (§5). The top category's tip counts as one, so it replaces the mere success.
 */
export function reportAdvice(
  balance: Cents,
  expenses: Cents,
  shares: readonly CategoryShare[],
): readonly Advice[] {
  const tips = dashboardAdvice(balance, expenses, shares);
  const top = shares[0];
  const notable: Advice[] =
    top &&
    top.amount > 0 &&
    top.amount * 100 >= expenses * NOTABLE_CATEGORY &&
    top.amount * 100 <= expenses * HEAVY_CATEGORY
      ? [{ type: "top-category", category: top.category, share: top.share }]
      : [];
  const kept = notable.length > 0 ? tips.filter(({ type }) => type !== "positive-balance") : tips;
  const reserve: Advice[] =
    balance > 0 ? [{ type: "reserve", amount: percentOf(RESERVE, balance) }] : [];
  return [...kept, ...notable, ...reserve];
}
