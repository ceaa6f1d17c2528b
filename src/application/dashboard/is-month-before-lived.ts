import { holds, type Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf } from "../../domain/ledger/read-book.ts";
import { LIVED_WITHIN_MONTHS, livedMonths } from "../../domain/lived-months/lived-months.ts";
import { livesOf } from "../../domain/lived-months/lives-of.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { addMonths, daysOf, type YearMonth } from "../../domain/shared/year-month.ts";

/**
 * Whether the month before another one was lived, as that shows by the months before it; not while the book lacks any of
 * them.
 */
export function isMonthBeforeLived(book: Book, month: YearMonth, today: CivilDate): boolean {
  const oldest = addMonths(month, -LIVED_WITHIN_MONTHS - 1);
  const months = monthsOf(book).filter((one) => one >= oldest && one <= month);
  if (!months.every((one) => holds(book, one))) return false;
  const { to } = daysOf(month);
  const lives = livesOf(
    months.flatMap((one) => rowsOf(book, one)),
    to < today ? to : today,
  );
  return livedMonths(lives, month).includes(addMonths(month, -1));
}
