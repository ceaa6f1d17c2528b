import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { largestOf } from "../../../src/domain/transactions/largest.ts";
import { monthChange } from "../../../src/domain/transactions/month-change.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyToday = anyCivilDate("2026-03-01", "2026-03-31");
const anyRecords = transactionsOf({ date: anyCivilDate("2026-01-15", "2026-04-15") });

describe("the overview of a month", () => {
  it("totals the records of today's month and no other", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const ofMonth = transactions.filter(({ date }) => date.startsWith("2026-03"));
        const { month, totals } = monthOverview(transactions, today);
        expect(month).toBe("2026-03");
        expect(totals).toEqual(totalsOf(ofMonth));
      }),
    );
  });

  it("does not change with the records of months that are neither this one nor the one before", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const months = [monthOf(today), addMonths(monthOf(today), -1)];
        const near = transactions.filter(({ date }) => months.includes(monthOf(date)));
        expect(monthOverview(transactions, today)).toEqual(monthOverview(near, today));
      }),
    );
  });

  it("compares income and expenses with the month before, across the turn of a year too", () => {
    fc.assert(
      fc.property(
        transactionsOf({ date: anyCivilDate("2025-12-01", "2026-01-31") }),
        anyCivilDate("2026-01-01", "2026-01-31"),
        (transactions, today) => {
          const now = totalsOf(transactions.filter(({ date }) => date >= "2026-01-01"));
          const before = totalsOf(transactions.filter(({ date }) => date < "2026-01-01"));
          const overview = monthOverview(transactions, today);
          expect(overview.incomeChange).toBe(monthChange(now.income, before.income));
          expect(overview.expenseChange).toBe(monthChange(now.expenses, before.expenses));
        },
      ),
    );
  });

  it("ranks and picks among the month's expenses alone", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const expenses = transactions.filter(
          ({ kind, date }) => kind === "expense" && date.startsWith("2026-03"),
        );
        const { expenseShares, largestExpense } = monthOverview(transactions, today);
        expect(expenseShares).toEqual(sharesByCategory(expenses));
        expect(largestExpense).toBe(largestOf(expenses));
      }),
    );
  });

  it("ends its daily balance with today's", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const sofar = transactions.filter(({ date }) => date >= "2026-03-01" && date <= today);
        expect(monthOverview(transactions, today).balanceByDay.at(-1)).toBe(
          totalsOf(sofar).balance,
        );
      }),
    );
  });
});
