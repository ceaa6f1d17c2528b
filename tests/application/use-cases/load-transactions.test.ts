import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadTransactions } from "../../../src/application/use-cases/load-transactions.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const anyKind = fc.constantFrom("income", "expense");

describe("the records of a kind", () => {
  it("are all there, newest first, and their amounts are the total", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyKind, async (records, kind) => {
        const book = await loadTransactions(fakeTransactions(records))(kind);
        const wanted = records.filter((record) => record.kind === kind);
        expect(book.transactions.length).toBe(wanted.length);
        expect(new Set(book.transactions)).toEqual(new Set(wanted));
        const days = book.transactions.map(({ date }) => date);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(book.total).toBe(wanted.reduce((total, { amount }) => total + amount, 0));
      }),
      { numRuns: 50 },
    );
  });

  it("have at most 3 top categories, the largest first", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyKind, async (records, kind) => {
        const { topCategories } = await loadTransactions(fakeTransactions(records))(kind);
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

  it("cannot be loaded while the server is away", async () => {
    const away = fakeTransactions([], brokenLine({ type: "offline" }));
    await expect(loadTransactions(away)("income")).rejects.toEqual({ type: "offline" });
  });
});
