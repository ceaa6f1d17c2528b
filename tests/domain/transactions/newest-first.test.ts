import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

describe("newest first", () => {
  it("neither gains nor loses a record, and leaves the given list alone", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        const given = [...transactions];
        const sorted = newestFirst(transactions);
        expect(transactions).toEqual(given);
        expect(sorted).toHaveLength(given.length);
        expect(new Set(sorted)).toEqual(new Set(given));
      }),
    );
  });

  it("never puts a day before a later one, nor a record before one recorded after it that day", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        const sorted = newestFirst(transactions);
        for (const [index, next] of sorted.slice(1).entries()) {
          const before = sorted[index]!;
          const sameDay = before.date === next.date && before.id > next.id;
          expect(before.date > next.date || sameDay).toBe(true);
        }
      }),
    );
  });

  it("does not depend on the order it is given", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        expect(newestFirst(transactions.toReversed())).toEqual(newestFirst(transactions));
      }),
    );
  });
});
