import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "../../../src/domain/shared/civil-date.ts";
import { runningBalance } from "../../../src/domain/transactions/month-overview.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyDayOfMarch = anyCivilDate("2026-03-01", "2026-03-31");
const anyMarch = transactionsOf({ date: anyDayOfMarch });

describe("the running balance of a month", () => {
  it("has one value for each day up to the last", () => {
    fc.assert(
      fc.property(anyMarch, anyDayOfMarch, (transactions, until) => {
        expect(runningBalance(transactions, until)).toHaveLength(partsOf(until).day);
      }),
    );
  });

  it("is on every day the balance of all records up to that day", () => {
    fc.assert(
      fc.property(anyMarch, anyDayOfMarch, (transactions, until) => {
        const days = runningBalance(transactions, until);
        for (const [index, balance] of days.entries()) {
          const sofar = transactions.filter(({ date }) => partsOf(date).day <= index + 1);
          expect(balance).toBe(totalsOf(sofar).balance);
        }
      }),
    );
  });

  it("of nothing stays at zero", () => {
    fc.assert(
      fc.property(anyDayOfMarch, (until) => {
        expect(new Set(runningBalance([], until))).toEqual(new Set([0]));
      }),
    );
  });
});
