import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../../../src/domain/shared/cents.ts";
import {
  joinSmallest,
  sharesByCategory,
  TOP_CATEGORIES,
  type CategoryShare,
} from "../../../src/domain/transactions/category-shares.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyExpenses = transactionsOf({ kind: fc.constant("expense") });
const anyShares = anyExpenses.map(sharesByCategory);
const anySlices = fc.integer({ min: 1, max: 8 });

const amountOf = (shares: readonly CategoryShare[]) => sum(shares.map(({ amount }) => amount));
const shareOf = (shares: readonly CategoryShare[]) =>
  shares.reduce((total, { share }) => total + share, 0);
const countOf = (shares: readonly CategoryShare[]) =>
  shares.reduce((total, { count }) => total + count, 0);

describe("the shares of the categories", () => {
  it("add up to the total, to the cent and to the record", () => {
    fc.assert(
      fc.property(anyExpenses, (expenses) => {
        const shares = sharesByCategory(expenses);
        expect(amountOf(shares)).toBe(sum(expenses.map(({ amount }) => amount)));
        expect(countOf(shares)).toBe(expenses.length);
      }),
    );
  });

  it("sum up to one, unless there is nothing to share", () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        expect(shareOf(shares)).toBeCloseTo(amountOf(shares) === 0 ? 0 : 1, 9);
      }),
    );
  });

  it("each are their amount's part of the total", () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const total = amountOf(shares);
        for (const { amount, share } of shares) expect(share * total).toBeCloseTo(amount, 2);
      }),
    );
  });

  it("name every category that occurs exactly once", () => {
    fc.assert(
      fc.property(anyExpenses, (expenses) => {
        const occurring = new Set(expenses.map(({ category }) => category));
        const named = sharesByCategory(expenses).map(({ category }) => category);
        expect(named).toHaveLength(occurring.size);
        expect(new Set(named)).toEqual(occurring);
      }),
    );
  });

  it("fall from the largest to the smallest, equal ones by name", () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        for (const [index, next] of shares.slice(1).entries()) {
          const before = shares[index]!;
          const falls = before.amount > next.amount;
          const ties = before.amount === next.amount && before.category < next.category;
          expect(falls || ties).toBe(true);
        }
      }),
    );
  });

  it("do not depend on the order of the records", () => {
    fc.assert(
      fc.property(anyExpenses, (expenses) => {
        expect(sharesByCategory(expenses.toReversed())).toEqual(sharesByCategory(expenses));
      }),
    );
  });

  it("are ranked three at a time", () => {
    expect(TOP_CATEGORIES).toBe(3);
  });
});

describe("joining the smallest shares", () => {
  it("keeps the amount, the share and the number of records in all", () => {
    fc.assert(
      fc.property(anyShares, anySlices, (shares, slices) => {
        const joined = joinSmallest(shares, slices, "Restantes");
        expect(amountOf(joined)).toBe(amountOf(shares));
        expect(countOf(joined)).toBe(countOf(shares));
        expect(shareOf(joined)).toBeCloseTo(shareOf(shares), 9);
      }),
    );
  });

  it("leaves as many slices as fit, and no fewer than there are", () => {
    fc.assert(
      fc.property(anyShares, anySlices, (shares, slices) => {
        expect(joinSmallest(shares, slices, "Restantes")).toHaveLength(
          Math.min(shares.length, slices),
        );
      }),
    );
  });

  it("keeps the largest as they are, and all of them if they fit", () => {
    fc.assert(
      fc.property(anyShares, anySlices, (shares, slices) => {
        const kept = shares.length <= slices ? shares.length : slices - 1;
        expect(joinSmallest(shares, slices, "Restantes").slice(0, kept)).toEqual(
          shares.slice(0, kept),
        );
      }),
    );
  });

  it("gives what it joins the name it is told", () => {
    fc.assert(
      fc.property(anyShares, anySlices, (shares, slices) => {
        fc.pre(shares.length > slices);
        expect(joinSmallest(shares, slices, "Restantes").at(-1)?.category).toBe("Restantes");
      }),
    );
  });
});
