import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthEnd } from "../../../src/domain/advice/month-end.ts";
import { reportAdvice } from "../../../src/domain/advice/report-advice.ts";
import { daysOfPeriod, REPORT_PERIODS } from "../../../src/domain/reports/report-period.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";
import { reportOn } from "../../support/reports.ts";

const today = civilDate(2026, 3, 14);
const anyPeriod = fc.constantFrom(...REPORT_PERIODS);
const anyRecords = transactionsOf({ date: anyCivilDate("2024-01-01", "2026-04-30") });

describe("a report", () => {
  it("is about the records of its period and no other", () => {
    fc.assert(
      fc.property(anyRecords, anyPeriod, (transactions, period) => {
        const { from, to } = daysOfPeriod(period, today);
        const within = transactions.filter(({ date }) => date >= from && date <= to);
        const { totals, shares, advice } = reportOn(transactions, { period, today });
        const expected = sharesByCategory(within.filter(({ kind }) => kind === "expense"));
        expect(totals).toEqual(totalsOf(within));
        expect(shares).toEqual(expected);
        expect(advice).toEqual(
          reportAdvice({
            ...totals,
            shares: expected,
            categories: OWN_EXPENSES,
            budgets: [],
            end: from === "2026-03-01" ? monthEnd(totals.balance, [], today) : null,
          }),
        );
      }),
    );
  });

  it("tells which of its months is not over", () => {
    const unfinished = (day: string) =>
      reportOn([], { period: "6", today: day as CivilDate }).unfinished;
    expect(unfinished("2026-03-14")).toBe("2026-03");
    expect(unfinished("2026-03-31")).toBeNull();
  });

  it("has months that add up to its totals", () => {
    fc.assert(
      fc.property(anyRecords, anyPeriod, (transactions, period) => {
        const { months, totals } = reportOn(transactions, { period, today });
        expect(sum(months.map(({ income }) => income))).toBe(totals.income);
        expect(sum(months.map(({ expenses }) => expenses))).toBe(totals.expenses);
        expect(sum(months.map(({ balance }) => balance))).toBe(totals.balance);
      }),
    );
  });
});
