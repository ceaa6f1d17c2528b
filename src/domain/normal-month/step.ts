import { middleOf } from "../shared/middle-of.ts";

/** How far totals may differ from their median to be alike. */
export const ALIKE_PERCENT = 20;

/** How many latest months make a step that is believed at once, and how many one that is not. */
export const SOON_MONTHS = 3;
export const LATE_MONTHS = 6;

/** After how many months a change downwards and one upwards counts. */
export type StepMonths = { readonly down: number; readonly up: number };

/** Whether most of some totals, two thirds of them, lie within 20 % of their median. */
export const areMostAlike = (totals: readonly number[], middle: number): boolean =>
  totals.filter(isAlike(middle)).length * 3 >= totals.length * 2;

/**
 * The index of the first month of a step, among the totals of lived months in cents, oldest first: the latest months
 * back to the last one with which not all are within 20 % of their median, where that lies below 80 % or above 120 % of the median of the months
 * before, and two thirds of those are alike; null if there is none.
 */
export function stepAt(totals: readonly number[], { down, up }: StepMonths): number | null {
  const at = startOfRow(totals, Math.min(down, up));
  if (at === null) return null;
  const [before, row] = [totals.slice(0, at), totals.slice(at)];
  const [was, is] = [middleOf(before), middleOf(row)];
  const fell = is * 100 < was * (100 - ALIKE_PERCENT);
  const rose = is * 100 > was * (100 + ALIKE_PERCENT);
  const isLongEnough = row.length >= (fell ? down : up);
  return (fell || rose) && isLongEnough && areMostAlike(before, was) ? at : null;
}

/** The beginning of the row of latest totals that are alike, unless that is all of them; null if there is none. */
function startOfRow(totals: readonly number[], least: number): number | null {
  let start: number | null = null;
  for (let at = totals.length - least; at >= 0; at -= 1) {
    const row = totals.slice(at);
    if (!row.every(isAlike(middleOf(row)))) return start;
    start = at;
  }
  return null;
}

const isAlike = (middle: number) => (total: number) =>
  Math.abs(total - middle) * 100 <= middle * ALIKE_PERCENT;
