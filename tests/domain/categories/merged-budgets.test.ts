import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import { mergedBudgets } from "../../../src/domain/categories/merged-budgets.ts";
import { MAX_AMOUNT, sum } from "../../../src/domain/shared/cents.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";

/** Budgets of which there is one for each category and month. */
const anyBudgets = fc
  .array(anyBudget, { maxLength: 12 })
  .chain((budgets) =>
    fc
      .array(fc.constantFrom("Lazer", "Saúde", "Compras"), {
        minLength: budgets.length,
        maxLength: budgets.length,
      })
      .map((names) =>
        budgets.map((budget, index): Budget => ({ ...budget, category: names[index] ?? "" })),
      ),
  )
  .map((budgets) => [
    ...new Map(budgets.map((one) => [`${one.category} ${one.month}`, one])).values(),
  ]);

const placeOf = ({ category, month }: Budget) => `${category} ${month}`;

function merge(budgets: readonly Budget[]) {
  const { changed, removed } = mergedBudgets(budgets, "Lazer", "Saúde");
  const gone = new Set([...changed, ...removed].map(({ id }) => id));
  return [...budgets.filter(({ id }) => !gone.has(id)), ...changed];
}

describe("merging a category", () => {
  it("leaves one budget for each category and month, and none of the merged one", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const merged = merge(budgets);
        expect(new Set(merged.map(placeOf)).size).toBe(merged.length);
        expect(merged.some(({ category }) => category === "Lazer")).toBe(false);
      }),
    );
  });

  it("loses no limit of a month, up to the largest amount, and no repetition", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const both = ({ category }: Budget) => category !== "Compras";
        for (const { month } of budgets) {
          const before = budgets.filter((one) => one.month === month && both(one));
          const after = merge(budgets).filter((one) => one.month === month && both(one));
          const limit = sum(before.map((one) => one.limit));
          expect(sum(after.map((one) => one.limit))).toBe(Math.min(MAX_AMOUNT, limit));
          expect(after.some(({ repeats }) => repeats)).toBe(before.some(({ repeats }) => repeats));
        }
      }),
    );
  });

  it("touches no other category's", () => {
    fc.assert(
      fc.property(anyBudgets, (budgets) => {
        const others = (all: readonly Budget[]) =>
          all.filter(({ category }) => category === "Compras");
        expect(others(merge(budgets))).toEqual(others(budgets));
      }),
    );
  });
});
