import { compareText } from "../shared/compare-text.ts";
import type { BudgetId } from "../shared/ids.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { Budget } from "./budget.ts";

/**
 * The most months that are made for one category, the current one included, so that an old budget makes no endless
 * list.
 */
const MAX_MONTHS = 24;

/**
 * Continues repeating budgets up to a month: each missing month of the last 24 gets a copy of the one before. Only the
 * last budget of a category repeats, so removing it, or its repetition, ends it. A budget made by hand for one of those
 * months stays as it is and is continued from there. Returns the new and the changed budgets.
 */
export function repeatedBudgets(
  budgets: readonly Budget[],
  month: YearMonth,
  newId: () => BudgetId,
): { readonly made: readonly Budget[]; readonly changed: readonly Budget[] } {
  const placeOf = (category: string, of: YearMonth) => `${of} ${category}`;
  const earliest = addMonths(month, 1 - MAX_MONTHS);
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
 * The budgets that have to repeat again after copies of them, made too early, are undone: in each category that still
 * repeats, or did with those, the last one before them. Later months then come out as they would have.
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
