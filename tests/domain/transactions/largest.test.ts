import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestOf } from "../../../src/domain/transactions/largest.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

describe("the largest record", () => {
  it("of nothing is null", () => {
    expect(largestOf([])).toBeNull();
  });

  it("is one of the list, and no other is larger", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        fc.pre(transactions.length > 0);
        const largest = largestOf(transactions)!;
        expect(transactions).toContain(largest);
        expect(transactions.every(({ amount }) => amount <= largest.amount)).toBe(true);
      }),
    );
  });

  it("is the most recent of those that are equally large, of one day the first in the list", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        fc.pre(transactions.length > 0);
        const largest = largestOf(transactions)!;
        const equals = transactions.filter(({ amount }) => amount === largest.amount);
        expect(equals.every(({ date }) => date <= largest.date)).toBe(true);
        expect(equals.find(({ date }) => date === largest.date)).toBe(largest);
      }),
    );
  });
});
