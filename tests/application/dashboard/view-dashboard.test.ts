import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewDashboard } from "../../../src/application/dashboard/view-dashboard.ts";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { monthEnd } from "../../../src/domain/advice/month-end.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { livedMonths } from "../../../src/domain/lived-months/lived-months.ts";
import { livesOf } from "../../../src/domain/lived-months/lives-of.ts";
import { addMonths, monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { bookOf } from "../../support/read-whole.ts";
import { expensesOf } from "../../../src/domain/ledger/read-book.ts";
import { runs } from "../../support/runs.ts";

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
        const month = monthOf(today);
        const lived = livedMonths(livesOf(all, today), month).includes(addMonths(month, -1));
        const wanted = monthOverview(all.toSorted(newestFirst), month, today, lived);
        expect(overview).toMatchObject(wanted);
        const { totals, expenseShares } = wanted;
        expect(advice).toEqual(
          dashboardAdvice({
            ...totals,
            shares: expenseShares,
            categories: expensesOf(book),
            budgets: [],
            end: monthEnd(totals.balance, [], today),
          }),
        );
      }),
      { numRuns: runs(50) },
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
      { numRuns: runs(50) },
    );
  });

  it("is silent about a change from a month that was not lived", async () => {
    const on = (date: string, kind: TransactionKind, value: number) => ({
      id: transactionId(`${kind} ${date}`),
      kind,
      category: kind === "income" ? "Salário" : "Lazer",
      amount: cents(value),
      date: date as CivilDate,
      description: null,
    });
    const november = [on("2026-11-02", "income", 900_00), on("2026-11-03", "expense", 300_00)];
    const receipt = on("2026-10-20", "expense", 5_00);
    const october = [receipt, on("2026-10-01", "income", 800_00), on("2026-10-28", "expense", 1)];
    const changeAfter = async (before: readonly Transaction[]) => {
      const book = await bookOf({ transactions: [...november, ...before] });
      const { incomeChange, expenseChange } = viewDashboard(fakeClock("2026-11-20"))(null)(
        book,
      ).overview;
      return [incomeChange, expenseChange];
    };
    expect(await changeAfter([receipt])).toEqual([null, null]);
    expect(await changeAfter(october)).toEqual([0.125, 59]);
  });

  it("praises no month of which a budget is exceeded, and any other", async () => {
    const spent = ["Lazer", "Saúde", "Compras"].map((category) => ({
      kind: "expense" as const,
      category,
      amount: cents(20_00),
    }));
    const salary = { kind: "income" as const, category: "Salário", amount: cents(900_00) };
    const of = (month: string) =>
      [salary, ...spent].map((one) => ({
        ...one,
        id: transactionId(`${one.category} ${month}`),
        date: `${month}-05` as CivilDate,
        description: null,
      }));
    const book = await bookOf({
      transactions: [...of("2026-03"), ...of("2026-02")],
      budgets: [
        {
          id: budgetId("fun"),
          category: "Lazer",
          limit: cents(19_99),
          month: "2026-03" as YearMonth,
          repeats: false,
        },
      ],
    });
    const view = viewDashboard(fakeClock("2026-03-15"));
    const typesIn = (month: YearMonth | null) => view(month)(book).advice.map(({ type }) => type);
    expect(typesIn(null)).toEqual(["broken-budgets"]);
    expect(typesIn("2026-02" as YearMonth)).toEqual(["positive-balance"]);
  });

  const anyUnplaced = anyGoal.map(({ position: _, ...goal }) => goal);

  it("shows at most 4 goals, those with the nearest deadlines first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyUnplaced, { maxLength: 8 }), async (goals) => {
        const clock = fakeClock("2026-01-05");
        const dashboard = viewDashboard(clock)(null)(await bookOf({ goals }));
        const deadlines = goals.map(({ deadline }) => deadline ?? "none").toSorted();
        expect(dashboard.goals.map(({ deadline }) => deadline ?? "none")).toEqual(
          deadlines.slice(0, 4),
        );
      }),
      { numRuns: runs(50) },
    );
  });
});
