import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copiedBudgets } from "../../../src/domain/budgets/copied-budgets.ts";
import { anyBudgetsOfMonth } from "../../support/arbitraries/budget.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const taken = (source: string[], present: string[]) => source.filter((c) => !present.includes(c));

describe("budgets copied from another month", () => {
  it("are those of the categories that the month does not have yet, in their order", () => {
    fc.assert(
      fc.property(
        anyBudgetsOfMonth,
        anyBudgetsOfMonth,
        anyYearMonth(),
        (source, present, month) => {
          const categories = copiedBudgets(source, present, month).map(({ category }) => category);
          expect(categories).toEqual(
            taken(
              source.map(({ category }) => category),
              present.map(({ category }) => category),
            ),
          );
        },
      ),
    );
  });

  it("keep their limit, are of the new month, and have no id yet", () => {
    fc.assert(
      fc.property(anyBudgetsOfMonth, anyYearMonth(), (source, month) => {
        expect(copiedBudgets(source, [], month)).toEqual(
          source.map(({ category, limit }) => ({ category, limit, month, repeats: false })),
        );
      }),
    );
  });

  it("are none when the month has them all", () => {
    fc.assert(
      fc.property(anyBudgetsOfMonth, anyYearMonth(), (source, month) => {
        expect(copiedBudgets(source, source, month)).toEqual([]);
      }),
    );
  });
});
