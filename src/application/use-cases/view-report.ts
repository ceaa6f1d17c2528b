import type { Book } from "../../domain/ledger/book.ts";
import { expensesOf, sumsOf } from "../../domain/ledger/read-book.ts";
import type { ReportPeriod } from "../../domain/reports/report-period.ts";
import { report, type Report } from "../../domain/reports/report.ts";
import type { Clock } from "../ports/clock.ts";

/** Reports on a period out of what its months come to. */
export const viewReport =
  (clock: Clock) =>
  (period: ReportPeriod) =>
  (book: Book): Report =>
    report(sumsOf(book), expensesOf(book), period, clock.today());
