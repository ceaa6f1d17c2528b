import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadBudgets } from "../../../src/application/use-cases/load-budgets.ts";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { budgetTotals } from "../../../src/domain/budgets/budget-totals.ts";
import { copiedBudgets } from "../../../src/domain/budgets/copied-budgets.ts";
import { addMonths, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { anyBudgetsOfMonth } from "../../support/arbitraries/budget.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const clock = fakeClock("2026-03-14");
const MARCH = "2026-03" as YearMonth;
const FEBRUARY = "2026-02" as YearMonth;

describe("the budgets of a month", () => {
  it("are those of the month, with their totals and what can be copied from the one before", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyBudgetsOfMonth,
        anyBudgetsOfMonth,
        transactionsOf(),
        async (before, present, transactions) => {
          const last = before.map((budget) => ({ ...budget, month: FEBRUARY }));
          const own = present.map((budget) => ({ ...budget, month: MARCH }));
          const budgets = fakeBudgets({ budgets: [...last, ...own], transactions });
          const book = await loadBudgets(budgets, clock)(MARCH);
          const statuses = own.map((budget) => budgetStatus(budget, transactions));
          expect(new Set(book.statuses)).toEqual(new Set(statuses));
          expect(book.totals).toEqual(budgetTotals(statuses));
          expect(book.copyable).toEqual(copiedBudgets(last, own, MARCH));
          expect(book.categories).toEqual(CATEGORIES.expense);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("are of the current month unless told which", async () => {
    const load = loadBudgets(fakeBudgets(), clock);
    expect(await load(null)).toMatchObject({ month: MARCH, isCurrent: true });
    expect(await load(MARCH)).toMatchObject({ month: MARCH, isCurrent: true });
    expect(await load(FEBRUARY)).toMatchObject({ month: FEBRUARY, isCurrent: false });
  });

  it("have nothing to copy in the first month that there is", async () => {
    const first = "1900-01" as YearMonth;
    const asked: YearMonth[] = [];
    const budgets = fakeBudgets();
    const spying = {
      ...budgets,
      list: (month: YearMonth) => {
        asked.push(month);
        return budgets.list(month);
      },
    };
    expect((await loadBudgets(spying, clock)(first)).copyable).toEqual([]);
    expect(asked).toEqual([]);
    await loadBudgets(spying, clock)(addMonths(first, 1));
    expect(asked).toEqual([first]);
  });

  it("cannot be loaded while the server is away", async () => {
    const away = fakeBudgets({}, brokenLine({ type: "offline" }));
    await expect(loadBudgets(away, clock)(null)).rejects.toEqual({ type: "offline" });
  });
});
