import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planned } from "../../support/recurrences.ts";
import { viewBudgets } from "../../../src/application/budgets/view-budgets.ts";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { budgetTotals } from "../../../src/domain/budgets/budget-totals.ts";
import { copiedBudgets } from "../../../src/domain/budgets/copied-budgets.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { anyBudgetsOfMonth } from "../../support/arbitraries/budget.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { bookOf } from "../../support/read-whole.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { runs } from "../../support/runs.ts";

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
          const whole = await bookOf({ budgets: [...last, ...own], transactions });
          const book = viewBudgets(clock)(MARCH)(whole);
          const statuses = own.map((budget) =>
            budgetStatus(budget, transactions, NOTHING_REFUNDED),
          );
          expect(new Set(book.statuses.map(({ revision: _, ...status }) => status))).toEqual(
            new Set(statuses),
          );
          expect(book.totals).toEqual(budgetTotals(statuses));
          expect(new Set(book.copyable)).toEqual(new Set(copiedBudgets(last, own, MARCH)));
          expect(book.categories).toEqual(CATEGORIES.expense);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it("know what of the current and later months is planned, and nothing of what is over", async () => {
    const rent = planned({ start: "2026-01-31" as CivilDate });
    const book = await bookOf({ recurrences: [rent] });
    const plannedIn = (month: YearMonth) => [...viewBudgets(clock)(month)(book).planned];
    expect(plannedIn(MARCH)).toEqual([["Habitação", 650_00]]);
    expect(plannedIn("2026-04" as YearMonth)).toEqual([["Habitação", 650_00]]);
    expect(plannedIn(FEBRUARY)).toEqual([]);
  });

  it("are of the current month unless told which", async () => {
    const book = await bookOf();
    const view = (month: YearMonth | null) => viewBudgets(clock)(month)(book);
    expect(view(null)).toMatchObject({ month: MARCH, isCurrent: true });
    expect(view(MARCH)).toMatchObject({ month: MARCH, isCurrent: true });
    expect(view(FEBRUARY)).toMatchObject({ month: FEBRUARY, isCurrent: false });
  });
});
