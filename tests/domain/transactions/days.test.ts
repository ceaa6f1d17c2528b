import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../../../src/domain/shared/cents.ts";
import { daysOf } from "../../../src/domain/transactions/days.ts";
import { sortTransactions } from "../../../src/domain/transactions/sort.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const lists = transactionsOf().map((records) => sortTransactions(records, "date-desc"));

describe("the days of a list", () => {
  it("show the records that are shown, each once and in their order", () => {
    fc.assert(
      fc.property(lists, fc.nat(20), (list, count) => {
        const days = daysOf(list, count);
        expect(days.flatMap(({ shown }) => shown)).toEqual(list.slice(0, count));
        for (const { start, shown } of days)
          expect(shown).toEqual(list.slice(start, start + shown.length));
      }),
    );
  });

  it("come to what all records of each day do, however many are shown", () => {
    fc.assert(
      fc.property(lists, fc.nat(20), (list, count) => {
        for (const { date, total } of daysOf(list, count)) {
          const ofDay = list.filter((one) => one.date === date);
          expect(total).toBe(sum(ofDay.map(({ amount }) => amount)));
        }
      }),
    );
  });

  it("are as many as there are different ones", () => {
    fc.assert(
      fc.property(lists, (list) => {
        const days = daysOf(list, list.length).map(({ date }) => date);
        expect(days).toEqual([...new Set(list.map(({ date }) => date))]);
      }),
    );
  });
});
