import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortTransactions, TRANSACTION_ORDERS } from "../../../src/domain/transactions/sort.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyOrder = fc.constantFrom(...TRANSACTION_ORDERS);

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

  it("keeps the given order of equals", () => {
    fc.assert(
      fc.property(transactionsOf(), anyOrder, (transactions, order) => {
        const sorted = sortTransactions(transactions, order);
        for (const [index, next] of sorted.slice(1).entries()) {
          const before = sorted[index]!;
          const differ = !inOrder[order](next, before);
          const asGiven = transactions.indexOf(before) < transactions.indexOf(next);
          expect(differ || asGiven).toBe(true);
        }
      }),
    );
  });
});
