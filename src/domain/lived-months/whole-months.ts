import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { MonthLife, MonthLives } from "./month-life.ts";

/** With so many records a month is whole, whatever they are. */
const WHOLE_RECORDS = 5;

/** A month is whole if its income covers at least this percentage of its expenses. */
const COVERED_PERCENT = 50;

/**
 * Months in a row that show how few records are usual: with this part of the fullest month's, and beside another such,
 * a month is whole.
 */
const ROW_MONTHS = 3;
const ROW_PERCENT = 25;

/** The full months before the current one, so many, oldest first. */
export const fullMonths = (current: YearMonth, count: number): readonly YearMonth[] =>
  Array.from({ length: count }, (_, index) => addMonths(current, index - count));

/** Tells whether a month, of so many full ones or the current one, is whole; the current one is once it has a record. */
export function wholeAmong(
  lives: MonthLives,
  current: YearMonth,
  count: number,
): (month: YearMonth) => boolean {
  const full = fullMonths(current, count);
  const countOf = (month: YearMonth) => lives.get(month)?.count ?? 0;
  const fullest = Math.max(...[...full, current].map(countOf));
  const isAsFull = (month: YearMonth) => {
    const records = countOf(month);
    return records > 0 && records * 100 >= fullest * ROW_PERCENT;
  };
  const isSparse = full.some((_, at) => {
    const row = full.slice(at, at + ROW_MONTHS);
    return row.length === ROW_MONTHS && row.every(isAsFull);
  });
  const isAlone = (month: YearMonth) =>
    [-1, 1]
      .map((away) => addMonths(month, away))
      .every((other) => other === current || !isAsFull(other));
  return (month) => {
    const life = lives.get(month);
    if (life === undefined) return false;
    return (
      month === current ||
      life.count >= WHOLE_RECORDS ||
      isCovered(life) ||
      (isSparse && isAsFull(month) && !isAlone(month))
    );
  };
}

const isCovered = ({ income, expenses }: MonthLife): boolean =>
  income > 0 && expenses > 0 && income * 100 >= expenses * COVERED_PERCENT;
