import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyTotals } from "../../../src/domain/reports/monthly-totals.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const anyMonths = fc.uniqueArray(anyYearMonth("2026-01", "2026-04"));

describe("the totals of months", () => {
  it("are those of each month's own records, in the order of the months", () => {
    fc.assert(
      fc.property(transactionsOf(), anyMonths, (transactions, months) => {
        expect(monthlyTotals(transactions, months)).toEqual(
          months.map((month) => ({
            month,
            ...totalsOf(transactions.filter(({ date }) => date.startsWith(month))),
          })),
        );
      }),
    );
  });
});
