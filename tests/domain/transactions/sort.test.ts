import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortTransactions, TRANSACTION_ORDERS } from "../../../src/domain/transactions/sort.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyOrder = fc.constantFrom(...TRANSACTION_ORDERS);

const anyField = fc.constantFrom("date" as const, "amount" as const);

const inOrder: Readonly<
  Record<(typeof TRANSACTION_ORDERS)[number], (a: Transaction, b: Transaction) => boolean>
> = {
  "date-desc": (a, b) => a.date >= b.date,
  "date-asc": (a, b) => a.date <= b.date,
  "amount-desc": (a, b) => a.amount >= b.amount,
  "amount-asc": (a, b) => a.amount <= b.amount,
};

describe("a sorted list", () => {
  it("neither gains nor loses a record, and leaves the given list alone", () => {
    fc.assert(
      fc.property(transactionsOf(), anyOrder, (transactions, order) => {
        const given = [...transactions];
        const sorted = sortTransactions(transactions, order);
        expect(transactions).toEqual(given);
        expect(sorted).toHaveLength(given.length);
        expect(new Set(sorted)).toEqual(new Set(given));
      }),
    );
  });

  it("has each record in order with the next", () => {
    fc.assert(
      fc.property(transactionsOf(), anyOrder, (transactions, order) => {
        const sorted = sortTransactions(transactions, order);
        for (const [index, next] of sorted.slice(1).entries())
          expect(inOrder[order](sorted[index]!, next)).toBe(true);
      }),
    );
  });

  it("keeps the given order of equals, newest or largest first", () => {
    fc.assert(
      fc.property(transactionsOf(), anyField, (transactions, field) => {
        const sorted = sortTransactions(transactions, `${field}-desc`);
        for (const [index, next] of sorted.slice(1).entries()) {
          const before = sorted[index]!;
          const differ = before[field] !== next[field];
          const asGiven = transactions.indexOf(before) < transactions.indexOf(next);
          expect(differ || asGiven).toBe(true);
        }
      }),
    );
  });

  it("is the mirror image of the list in the opposite order, equals included", () => {
    fc.assert(
      fc.property(transactionsOf(), anyField, (transactions, field) => {
        const mirrored = sortTransactions(transactions, `${field}-asc`).toReversed();
        expect(mirrored).toEqual(sortTransactions(transactions, `${field}-desc`));
      }),
    );
  });
});
