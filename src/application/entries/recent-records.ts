import { firstTold } from "../../domain/accounts/balance-entries.ts";
import { READ_MONTHS } from "../../domain/forecast/learn.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import { holds, type Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf } from "../../domain/ledger/read-book.ts";
import type { Row } from "../../domain/ledger/row.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../domain/shared/year-month.ts";

/**
 * Records needed for balances and usual spending: two years back, or from the first recorded balance; null while the
 * book does not reach back that far.
 */
export function recentRecords(book: Book, today: CivilDate): readonly Row[] | null {
  const told = firstTold(accountsOf(book)) ?? today;
  const from = [addMonths(monthOf(today), -READ_MONTHS), monthOf(told)].toSorted()[0] ?? "";
  const months = monthsOf(book).filter((month) => month >= from);
  return months.every((month) => holds(book, month))
    ? months.flatMap((month) => rowsOf(book, month))
    : null;
}
