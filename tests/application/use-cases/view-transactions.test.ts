import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewTransactions } from "../../../src/application/use-cases/view-transactions.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { bookOf } from "../../support/read-whole.ts";

const anyKind = fc.constantFrom("income" as const, "expense" as const);

describe("the records of a kind", () => {
  it("are all there, newest first, and their amounts are the total", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyKind, async (records, kind) => {
        const book = viewTransactions(kind)(await bookOf({ transactions: records }));
        const wanted = records.filter((record) => record.kind === kind);
        const shown = book.transactions.slice();
        expect(book.count).toBe(wanted.length);
        expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
        const days = shown.map(({ date }) => date);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(book.total).toBe(wanted.reduce((total, { amount }) => total + amount, 0));
      }),
      { numRuns: 50 },
    );
  });

  it("have at most 3 top categories, the largest first", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyKind, async (records, kind) => {
        const { topCategories } = viewTransactions(kind)(await bookOf({ transactions: records }));
        const of = (category: string) =>
          records
            .filter((record) => record.kind === kind && record.category === category)
            .reduce((total, { amount }) => total + amount, 0);
        const amounts = [...new Set(records.map(({ category }) => category))]
          .map(of)
          .toSorted((a, b) => b - a);
        const top = topCategories.map(({ amount }) => amount as number);
        expect(top.length).toBeLessThanOrEqual(3);
        expect(top).toEqual(amounts.slice(0, top.length));
      }),
      { numRuns: 50 },
    );
  });
});
