import type { Moved } from "../transactions/movement-words.ts";
import { cents, type Cents } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";

/** The number of last months that normal expenses are based on. */
const SPENDING_MONTHS = 6;

/** The normal expenses of a month, and each category's part of them; in cents. */
export type NormalExpenses = {
  readonly expenses: Cents;
  readonly byCategory: ReadonlyMap<string, Cents>;
};

/**
 * The mean of the last 6 of some months without rare expenses, plus a month's share of the rare ones that is not paid
 * by the extra, in cents. The categories' parts add up to it exactly.
 */
export function normalExpenses(
  usual: readonly Moved[],
  rare: readonly Moved[],
  unpaid: number,
  months: readonly YearMonth[],
): NormalExpenses {
  const last = new Set(months.slice(-SPENDING_MONTHS));
  const within = usual.filter((one) => last.has(monthOf(one.date)));
  const ofRare = byCategory(rare);
  const all = [...ofRare.values()].reduce((total, amount) => total + amount, 0);
  const part = all === 0 ? 0 : unpaid / all;
  const exact = new Map(
    [...byCategory(within)].map(([name, amount]) => [name, amount / last.size]),
  );
  for (const [name, amount] of ofRare) exact.set(name, (exact.get(name) ?? 0) + amount * part);
  return rounded(exact);
}

function byCategory(expenses: readonly Moved[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { category, amount } of expenses)
    sums.set(category, (sums.get(category) ?? 0) + amount);
  return sums;
}

/** Each part is the difference between rounded running totals: so the parts add up exactly, each within a cent. */
function rounded(exact: ReadonlyMap<string, number>): NormalExpenses {
  let all = 0;
  const parts = [...exact]
    .toSorted(([one], [other]) => compareText(one, other))
    .map(([name, part]) => {
      const before = Math.round(all);
      all += part;
      return [name, cents(Math.round(all) - before)] as const;
    });
  return { expenses: cents(Math.round(all)), byCategory: new Map(parts) };
}
