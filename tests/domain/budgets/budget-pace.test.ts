import { expect, it } from "vitest";
import { isOnPace } from "../../../src/domain/budgets/budget-pace.ts";
import { statusOfBudget } from "../../../src/domain/budgets/budget-status.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { elapsedPart, monthOf } from "../../../src/domain/shared/year-month.ts";

const DAY_24 = civilDate(2026, 11, 24);

const spentOf = (spent: number) =>
  statusOfBudget(
    {
      id: budgetId("budget"),
      category: "Lazer",
      limit: cents(100_00),
      month: monthOf(DAY_24),
      repeats: false,
    },
    cents(spent),
    ZERO,
  );

it("a budget near its limit is on pace up to the elapsed part of its month, to the cent", () => {
  const elapsed = elapsedPart(DAY_24);
  expect(isOnPace(spentOf(80_00), elapsed)).toBe(true);
  expect(isOnPace(spentOf(80_01), elapsed)).toBe(false);
  expect(isOnPace(spentOf(99_99), 1)).toBe(true);
});

it("a budget far from its limit or at it has no pace, nor has another month's", () => {
  expect(isOnPace(spentOf(79_99), 1)).toBe(false);
  expect(isOnPace(spentOf(100_00), 1)).toBe(false);
  expect(isOnPace(spentOf(80_00), null)).toBe(false);
});
