import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryShares, costShares } from "../../../src/domain/recommendations/summary-shares.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { anySummary } from "../../support/arbitraries/recommendation.ts";

const anySpending = anySummary.filter(({ expenses }) => expenses > 0);

describe("what the categories took", () => {
  it("is all of the expenses, and no category takes more than one before it", () => {
    fc.assert(
      fc.property(anySpending, (summary) => {
        const shares = categoryShares({
          ...summary,
          byCategory: summary.byCategory.toReversed(),
        });
        const amounts = shares.map(({ amount }) => amount);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
        expect(shares.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
      }),
    );
  });
});

describe("fixed and variable costs", () => {
  it("are together all of the expenses", () => {
    fc.assert(
      fc.property(anySpending, (summary) => {
        const { fixed, variable } = costShares(summary);
        expect(fixed.amount + variable.amount).toBe(summary.expenses);
        expect(fixed.share + variable.share).toBeCloseTo(1);
      }),
    );
  });

  it("are no part of nothing", () => {
    const summary = {
      income: cents(1),
      expenses: ZERO,
      meanBalance: cents(1),
      totalOf: null,
      meanOf: null,
      fixed: ZERO,
      variable: ZERO,
      byCategory: [],
    };
    expect(costShares(summary).fixed).toEqual({ amount: 0, share: 0 });
    expect(categoryShares(summary)).toEqual([]);
  });
});
