import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewDashboard } from "../../../src/application/use-cases/view-dashboard.ts";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { bookOf } from "../../support/read-whole.ts";
import { expensesOf } from "../../../src/domain/ledger/read-book.ts";

const newestFirst = (a: Transaction, b: Transaction) =>
  compareText(b.date, a.date) || compareText(b.id, a.id);

describe("the dashboard", () => {
  it("sums up the current month as if it knew every record there is", async () => {
    const records = transactionsOf({ date: anyCivilDate("2025-12-20", "2026-03-10") });
    const days = anyCivilDate("2026-01-01", "2026-03-31");
    await fc.assert(
      fc.asyncProperty(records, days, async (all, today) => {
        const book = await bookOf({ transactions: all });
        const { overview, advice } = viewDashboard(fakeClock(today))(null)(book);
        const wanted = monthOverview(all.toSorted(newestFirst), monthOf(today), today);
        expect(overview).toMatchObject(wanted);
        const { totals, expenseShares } = wanted;
        expect(advice).toEqual(
          dashboardAdvice(totals.balance, totals.expenses, expenseShares, expensesOf(book)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("sums up another month as if it were that month's last day", async () => {
    const records = transactionsOf({ date: anyCivilDate("2025-12-20", "2026-03-10") });
    await fc.assert(
      fc.asyncProperty(records, async (all) => {
        const wanted = "2026-02" as YearMonth;
        const book = await bookOf({ transactions: all });
        const shown = viewDashboard(fakeClock("2026-03-15"))(wanted)(book);
        const then = viewDashboard(fakeClock("2026-02-28"))(null)(book);
        expect(shown.overview.totals).toEqual(then.overview.totals);
        expect(shown.overview.balanceByDay).toEqual(then.overview.balanceByDay);
        expect(shown.isNew).toBe(all.length === 0);
      }),
      { numRuns: 50 },
    );
  });

  it("shows at most 4 goals, those with the nearest deadlines first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGoal, { maxLength: 8 }), async (goals) => {
        const clock = fakeClock("2026-01-05");
        const dashboard = viewDashboard(clock)(null)(await bookOf({ goals }));
        const deadlines = goals.map(({ deadline }) => deadline ?? "none").toSorted();
        expect(dashboard.goals.map(({ deadline }) => deadline ?? "none")).toEqual(
          deadlines.slice(0, 4),
        );
      }),
      { numRuns: 50 },
    );
  });
});
