import { middleOf } from "../shared/middle-of.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { MonthLife, MonthLives } from "./month-life.ts";
import { fullMonths, wholeAmong } from "./whole-months.ts";

/** The number of full months among which the lived ones are looked for, where no longer period is asked about. */
export const LIVED_WITHIN_MONTHS = 12;

/** How many days before the usual last day the records of a whole month may end. */
const EARLY_END_DAYS = 3;

/** The first and the last day of a month with whom nothing can be compared. */
const EARLIEST_FIRST_DAY = 1;
const EARLIEST_LAST_DAY = 28;

/**
 * The lived months among a number of full ones before the current month, oldest first: those that are whole, without
 * the one in which records begin, and without the one in which they end, unless they do so about when the other whole
 * months begin and end. A month that is not lived is unknown, not empty.
 */
export function livedMonths(
  lives: MonthLives,
  current: YearMonth,
  count: number = LIVED_WITHIN_MONTHS,
): readonly YearMonth[] {
  const isWhole = wholeAmong(lives, current, count);
  const whole = fullMonths(current, count).filter(isWhole);
  const firstDayOf = (month: YearMonth) => lives.get(month)?.firstDay ?? 0;
  const lastDayOf = (month: YearMonth) => lives.get(month)?.lastDay ?? 0;
  const usual = (of: (month: YearMonth) => number, without: YearMonth, lonely: number) =>
    whole.length === 1 ? lonely : middleOf(whole.filter((one) => one !== without).map(of));
  const begins = (month: YearMonth) =>
    !isWhole(addMonths(month, -1)) &&
    firstDayOf(month) > usual(firstDayOf, month, EARLIEST_FIRST_DAY);
  const ends = (month: YearMonth) =>
    !isWhole(addMonths(month, 1)) &&
    lastDayOf(month) < usual(lastDayOf, month, EARLIEST_LAST_DAY) - EARLY_END_DAYS;
  return whole.filter((month) => !begins(month) && !ends(month));
}

/** The months that figures rest on, oldest first: the lived ones; if there are none, the current or the one before. */
export type Basis = {
  readonly months: readonly [YearMonth, ...YearMonth[]];
  readonly isLived: boolean;
};

/**
 * The months that figures rest on. With no lived month it is the current one, or the month before where that is whole
 * and its records span more days.
 */
export function basisOf(lives: MonthLives, current: YearMonth): Basis {
  const [oldest, ...others] = livedMonths(lives, current);
  if (oldest !== undefined) return { months: [oldest, ...others], isLived: true };
  const before = addMonths(current, -1);
  const isBetter =
    wholeAmong(lives, current, LIVED_WITHIN_MONTHS)(before) &&
    spanOf(lives.get(before)) > spanOf(lives.get(current));
  return { months: [isBetter ? before : current], isLived: false };
}

const spanOf = (life: MonthLife | undefined): number =>
  life === undefined ? 0 : life.lastDay - life.firstDay + 1;
