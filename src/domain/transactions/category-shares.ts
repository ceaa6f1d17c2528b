import { add, ratio, sum, ZERO, type Cents } from "../shared/cents.ts";
import { categorySums, type CategorySum } from "./category-sums.ts";
import type { Transaction } from "./transaction.ts";
import { compareText } from "../shared/compare-text.ts";

/** The share of a category in a total: its sum in cents, its share from 0 to 1, and its number of records. */
export type CategoryShare = {
  readonly category: string;
  readonly amount: Cents;
  readonly share: number;
  readonly count: number;
};

/** The number of categories that the dashboard and the expense screen rank. */
export const TOP_CATEGORIES = 3;

/** The shares of all categories, largest amount first, then by name. */
export const sharesByCategory = (transactions: readonly Transaction[]): readonly CategoryShare[] =>
  sharesOfSums(categorySums(transactions));

/** The shares of categories, from their sums. */
export function sharesOfSums(sums: readonly CategorySum[]): readonly CategoryShare[] {
  const groups = new Map<string, { amount: Cents; count: number }>();
  for (const { category, sum: amount, count } of sums) {
    const group = groups.get(category) ?? { amount: ZERO, count: 0 };
    groups.set(category, { amount: add(group.amount, amount), count: group.count + count });
  }
  const total = totalOfShares([...groups.values()]);
  return [...groups]
    .map(([category, group]) => ({ category, ...group, share: ratio(group.amount, total) }))
    .toSorted((a, b) => b.amount - a.amount || compareText(a.category, b.category));
}

/** The sum of all shares, in cents. */
export const totalOfShares = (shares: readonly Pick<CategoryShare, "amount">[]): Cents =>
  sum(shares.map(({ amount }) => amount));

/** Keeps the `slices - 1` largest shares and joins the rest under one name, if there are more (six colours). */
export function joinSmallest(
  shares: readonly CategoryShare[],
  slices: number,
  rest: string,
): readonly CategoryShare[] {
  if (shares.length <= slices) return shares;
  const kept = shares.slice(0, slices - 1);
  const joined = shares.slice(slices - 1);
  const restShare = {
    category: rest,
    amount: totalOfShares(joined),
    share: joined.reduce((total, { share }) => total + share, 0),
    count: joined.reduce((total, { count }) => total + count, 0),
  };
  return [...kept, restShare];
}
