import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewReport } from "../../../src/application/use-cases/view-report.ts";
import { REPORT_PERIODS } from "../../../src/domain/reports/report-period.ts";
import { report } from "../../../src/domain/reports/report.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { bookOf } from "../../support/read-whole.ts";
import { expensesOf } from "../../../src/domain/ledger/read-book.ts";

describe("a report out of a book", () => {
  it("says what it would say if it read every record there is", async () => {
    const records = transactionsOf({ date: anyCivilDate("2023-01-01", "2026-04-30") });
    const days = anyCivilDate("2026-01-01", "2026-03-31");
    const period = fc.constantFrom(...REPORT_PERIODS);
    await fc.assert(
      fc.asyncProperty(records, days, period, async (transactions, today, chosen) => {
        const book = await bookOf({ transactions });
        const shown = viewReport(fakeClock(today))(chosen)(book);
        const wanted = report(monthlySums(transactions), expensesOf(book), chosen, today);
        expect(shown).toEqual(wanted);
      }),
    );
  });
});
