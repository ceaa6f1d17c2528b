import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import {
  historyViewer,
  type HistoryMonth,
  type HistoryQuery,
} from "../../../src/domain/history/history-view.ts";
import { sortTransactions, TRANSACTION_ORDERS } from "../../../src/domain/transactions/sort.ts";
import { NO_TOTALS, totalsOf } from "../../../src/domain/transactions/totals.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { runs } from "../../support/runs.ts";

const monthsOf = (records: readonly Transaction[]): readonly HistoryMonth[] =>
  [...Map.groupBy(records, ({ date }) => monthOf(date))]
    .map(([month, transactions]) => ({
      month,
      transactions: sortTransactions(transactions, "date-desc"),
      told: null,
    }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));

const anyQuery: fc.Arbitrary<HistoryQuery> = fc.record({
  order: fc.constantFrom(...TRANSACTION_ORDERS),
  filter: fc.constantFrom(
    NO_FILTER,
    { ...NO_FILTER, kind: "income" as const },
    { ...NO_FILTER, least: cents(3) },
    { ...NO_FILTER, search: "a" },
  ),
});

describe("the answer to a query of the history", () => {
  it("is what filtering and sorting all records at once would give", () => {
    fc.assert(
      fc.property(transactionsOf(), anyQuery, (records, query) => {
        const months = monthsOf(records);
        const view = historyViewer(query)(months);
        const all = months.flatMap(({ transactions }) => transactions);
        const filtered = filterTransactions(all, query.filter);
        expect(view.transactions.slice()).toEqual(sortTransactions(filtered, query.order));
        expect(view.totals).toEqual(totalsOf(filtered));
        expect(view.unfinished).toBe(false);
      }),
    );
  });

  it("is found again in every month that has not changed", () => {
    fc.assert(
      fc.property(transactionsOf(), anyQuery, (records, query) => {
        const viewer = historyViewer(query);
        const months = monthsOf(records);
        const [, ...unchanged] = months;
        viewer(months);
        const untouched = unchanged.map((one) => ({
          ...one,
          transactions: new Proxy(one.transactions, {
            get: () => {
              throw new Error("read again");
            },
          }),
        }));
        // The very lists are known; only another list of the same records would have to be read.
        expect(() => viewer(unchanged)).not.toThrow();
        if (untouched.length > 0) expect(() => viewer(untouched)).toThrow("read again");
      }),
      { numRuns: runs(20) },
    );
  });

  it("believes what a month is told to come to as long as nothing is filtered", () => {
    const told = { ...NO_TOTALS, expenses: cents(500), balance: cents(-500), expenseCount: 2 };
    const months = [
      { month: monthOf("2026-01-01" as Transaction["date"]), transactions: [], told },
    ];
    const all = historyViewer({ filter: NO_FILTER, order: "date-desc" })(months);
    expect(all).toMatchObject({ totals: told, unfinished: true });
    const some = historyViewer({ filter: { ...NO_FILTER, search: "x" }, order: "date-desc" })(
      months,
    );
    expect(some).toMatchObject({ totals: NO_TOTALS, unfinished: true });
  });
});
