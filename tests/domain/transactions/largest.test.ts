import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestOf } from "../../../src/domain/transactions/month-overview.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

/** Records of which many are equally large, some of them of one day. */
const anyEquals = transactionsOf({
  amount: fc.constantFrom(100, 200).map(cents),
  date: anyCivilDate("2026-03-01", "2026-03-03"),
});

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
      fc.property(anyEquals, (transactions) => {
        fc.pre(transactions.length > 0);
        const largest = largestOf(transactions)!;
        const equals = transactions.filter(({ amount }) => amount === largest.amount);
        expect(equals.every(({ date }) => date <= largest.date)).toBe(true);
        expect(equals.find(({ date }) => date === largest.date)).toBe(largest);
      }),
    );
  });
});
