import { monthBudgets } from "../../domain/budgets/month-budgets.ts";
import type { Forecast } from "../../domain/forecast/forecast.ts";
import { READ_MONTHS } from "../../domain/forecast/learn.ts";
import { plannedOccurrences } from "../../domain/forecast/planned-occurrences.ts";
import { holds, type Book } from "../../domain/ledger/book.ts";
import { perBook } from "../ledger/per-book.ts";
import { budgetsOf, expensesOf, monthsOf, rowsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import { refundsOf } from "../budgets/refunds-of.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import { project } from "../../domain/reports/projection.ts";
import type { ReportPeriod } from "../../domain/reports/report-period.ts";
import { report, type Report } from "../../domain/reports/report.ts";
import { comparedDays, yearComparison } from "../../domain/reports/year-comparison.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../domain/shared/year-month.ts";
import type { Clock } from "../clock.ts";

/**
 * Makes reports on a period from the sums of its months; the projection is the same for all periods, as is what the
 * accounts can spare and what may be spent a day (null if that is unknown).
 */
export const viewReport = (
  clock: Clock,
  aheadOf: (book: Book) => Pick<Forecast, "atHand" | "card"> | null = () => null,
) => {
  const projectionOf = perBook(clock, (book) => projectFrom(book, clock));
  return (period: ReportPeriod) =>
    (book: Book): Report => {
      const today = clock.today();
      const month = monthOf(today);
      return report({
        period,
        today,
        sumsOf: sumsOf(book),
        categories: expensesOf(book),
        budgets: monthBudgets(budgetsOf(book, month), sumsOf(book)(month), refundsOf(book)(month)),
        recurrences: recurrencesOf(book),
        ahead: aheadOf(book),
        projection: projectionOf(book),
        comparison: compareYears(book, today),
      });
    };
};

/** This year beside the last; "reading" while the rows of the same month a year ago are loading. */
const compareYears = (book: Book, today: CivilDate): Report["comparison"] =>
  holds(book, monthOf(comparedDays(today).before.to))
    ? (yearComparison(sumsOf(book), (month) => rowsOf(book, month), today) ?? "young")
    : "reading";

/** The projection of the coming months; null while the book does not reach back far enough for one. */
function projectFrom(book: Book, clock: Clock) {
  const today = clock.today();
  const first = addMonths(monthOf(today), -READ_MONTHS);
  const months = monthsOf(book).filter((month) => month >= first);
  if (!months.every((month) => holds(book, month))) return null;
  return project({
    today,
    records: months.flatMap((month) => rowsOf(book, month)),
    planned: plannedOccurrences(recurrencesOf(book), today),
    ended: book.ended,
  });
}
