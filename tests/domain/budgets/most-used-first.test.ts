import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostUsedFirst } from "../../../src/domain/budgets/month-budgets.ts";
import { anyBudgetStatus } from "../../support/arbitraries/budget-status.ts";

describe("the order of budgets", () => {
  it("puts none before one that is used more, and loses none", () => {
    fc.assert(
      fc.property(fc.array(anyBudgetStatus), (statuses) => {
        const ordered = mostUsedFirst(statuses);
        const used = ordered.map((status) => status.used);
        expect(used).toEqual(used.toSorted((left, right) => right - left));
        expect(new Set(ordered)).toEqual(new Set(statuses));
      }),
    );
  });

  it("is that of the categories where as much is used, whatever it was before", () => {
    fc.assert(
      fc.property(fc.array(anyBudgetStatus), (statuses) => {
        const alike = statuses.map((status) => ({ ...status, used: 0.5 }));
        const names = mostUsedFirst(alike).map(({ category }) => category);
        expect(names).toEqual(names.toSorted());
      }),
    );
  });
});
