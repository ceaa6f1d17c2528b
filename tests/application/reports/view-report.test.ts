import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewReport } from "../../../src/application/reports/view-report.ts";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { project } from "../../../src/domain/reports/projection.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { planned } from "../../support/recurrences.ts";
import { REPORT_PERIODS } from "../../../src/domain/reports/report-period.ts";
import { yearComparison } from "../../../src/domain/reports/year-comparison.ts";
import { report } from "../../../src/domain/reports/report.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { bookOf } from "../../support/read-whole.ts";
import { expensesOf } from "../../../src/domain/ledger/read-book.ts";

const RENT = planned({ start: "2025-06-01" as CivilDate });

describe("a report out of a book", () => {
  it("says what it would say if it read every record there is", async () => {
    const records = transactionsOf({ date: anyCivilDate("2023-01-01", "2026-04-30") });
    const days = anyCivilDate("2026-01-01", "2026-03-31");
    const period = fc.constantFrom(...REPORT_PERIODS);
    await fc.assert(
      fc.asyncProperty(records, days, period, async (transactions, today, chosen) => {
        const book = await bookOf({ transactions, recurrences: [RENT] });
        const view = viewReport(fakeClock(today));
        const shown = view(chosen)(book);
        const projection = project({
          today,
          records: transactions,
          planned: plannedOccurrences([RENT], today),
          ended: [],
        });
        const sumsOf = monthlySums(transactions);
        const inMonth = (month: string) =>
          transactions.filter(({ date }) => monthOf(date) === month);
        const wanted = report({
          sumsOf,
          categories: expensesOf(book),
          period: chosen,
          today,
          budgets: [],
          recurrences: [RENT],
          ahead: null,
          projection,
          comparison: yearComparison(sumsOf, inMonth, today) ?? "young",
        });
        expect(shown).toEqual(wanted);
        const other = view("month")(book);
        expect(other.projection).toBe(shown.projection);
        expect(other.comparison).toEqual(shown.comparison);
      }),
    );
  });

  it("praises nobody whose budget of this month is exceeded, whatever the period", async () => {
    const today = "2026-03-20" as CivilDate;
    const lunch = { id: transactionId("lunch"), date: today, category: "Lazer", description: null };
    const book = await bookOf({
      transactions: [
        { ...lunch, kind: "expense", amount: cents(20_00) },
        {
          ...lunch,
          id: transactionId("salary"),
          kind: "income",
          category: "Salário",
          amount: cents(900_00),
        },
      ],
      budgets: [
        {
          id: budgetId("fun"),
          category: "Lazer",
          limit: cents(15_00),
          month: monthOf(today),
          repeats: false,
        },
      ],
    });
    const view = viewReport(fakeClock(today));
    for (const period of REPORT_PERIODS) {
      const { advice } = view(period)(book);
      expect(advice.map(({ type }) => type)).not.toContain("positive-balance");
      expect(advice).toContainEqual({
        type: "broken-budgets",
        month: "2026-03",
        broken: [{ category: "Lazer", over: 5_00 }],
      });
    }
  });
});
