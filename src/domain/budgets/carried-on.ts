import { compareText } from "../shared/compare-text.ts";
import type { BudgetId } from "../shared/ids.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { Budget } from "./budget.ts";

/** So many months are made at most for one category, this one among them: an old budget makes no endless list. */
const MOST_MONTHS = 24;

/**
 * Carries repeating budgets on to a month: each missing month of the last 24 gets one as the last one was. Only the last of a category
 * repeats, so that whoever removes it or no longer wants it ends the repetition; a budget that somebody made for one of
 * those months stays as it is and goes on from there. Answers the budgets that are new or changed, in that order.
 */
export function carriedOn(
  budgets: readonly Budget[],
  month: YearMonth,
  newId: () => BudgetId,
): { readonly made: readonly Budget[]; readonly changed: readonly Budget[] } {
  const placeOf = (category: string, of: YearMonth) => `${of} ${category}`;
  const earliest = addMonths(month, 1 - MOST_MONTHS);
  const before = new Map(budgets.map((one) => [placeOf(one.category, one.month), one]));
  const after = new Map(before);
  for (const first of budgets.toSorted((a, b) => compareText(a.month, b.month))) {
    let last = after.get(placeOf(first.category, first.month)) ?? first;
    while (last.repeats && last.month < month) {
      const following = addMonths(last.month, 1);
      const next = following < earliest ? earliest : following;
      const place = placeOf(last.category, next);
      const there = after.get(place) ?? { ...last, id: newId(), month: next };
      after.set(placeOf(last.category, last.month), { ...last, repeats: false });
      last = { ...there, repeats: true };
      after.set(place, last);
    }
  }
  const all = [...after.entries()];
  return {
    made: all.filter(([place]) => !before.has(place)).map(([, budget]) => budget),
    changed: all
      .filter(([place, { repeats }]) => (before.get(place)?.repeats ?? repeats) !== repeats)
      .map(([, budget]) => budget),
  };
}

/**
 * Which budgets repeat again once some that came of them, too early, are taken back: in each category that repeats still, or
 * did with those, the last one before them. So later months come to what they would have been.
 */
export function repeatingAgain(
  left: readonly Budget[],
  takenBack: readonly Budget[],
): readonly Budget[] {
  const monthsOf = Map.groupBy(takenBack, ({ category }) => category);
  return [...monthsOf].flatMap(([category, gone]) => {
    const first = gone.reduce((one, other) => (other.month < one.month ? other : one));
    const own = left.filter((budget) => budget.category === category);
    const later = own.filter(({ month }) => month > first.month);
    const source = own
      .filter(({ month }) => month < first.month)
      .toSorted((a, b) => compareText(b.month, a.month))
      .at(0);
    const goesOn = [...gone, ...later].some(({ repeats }) => repeats);
    return source === undefined || source.repeats || !goesOn ? [] : [{ ...source, repeats: true }];
  });
}
