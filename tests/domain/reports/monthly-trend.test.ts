import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyTrend, TREND_MONTHS } from "../../../src/domain/reports/monthly-trend.ts";
import { monthlyTotals } from "../../../src/domain/reports/monthly-totals.ts";
import { niceAxis } from "../../../src/domain/reports/nice-axis.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyRecords = transactionsOf({ date: anyCivilDate("2024-01-01", "2026-03-31") });

const trendOf = (records: readonly Transaction[]) =>
  monthlyTrend(monthlyTotals(records, [...new Set(records.map(({ date }) => monthOf(date)))]));

describe("the monthly trend of a list", () => {
  it("ends with its last month, has no gap and at most twelve months", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const months = trendOf(records).map(({ month }) => month);
        const last = records
          .map(({ date }) => date.slice(0, 7))
          .toSorted()
          .at(-1);
        expect(months.at(-1)).toBe(last);
        expect(months.length).toBeLessThanOrEqual(TREND_MONTHS);
        for (const [index, next] of months.slice(1).entries())
          expect(next).toBe(addMonths(months[index]!, 1));
      }),
    );
  });

  it("adds up to the list, if that spans no more than a year", () => {
    const withinAYear = transactionsOf({ date: anyCivilDate("2025-04-01", "2026-03-31") });
    fc.assert(
      fc.property(withinAYear, (records) => {
        const balance = trendOf(records).reduce((total, month) => total + month.balance, 0);
        expect(balance).toBe(totalsOf(records).balance);
      }),
    );
  });

  it("of nothing is empty", () => {
    expect(monthlyTrend([])).toEqual([]);
  });
});

describe("the scale of a picture", () => {
  it("holds every amount and zero between its ends, with few lines at even distances", () => {
    fc.assert(
      fc.property(fc.array(anyBalance), (amounts) => {
        const { domain, ticks } = niceAxis(amounts);
        expect(domain).toEqual([ticks[0], ticks.at(-1)]);
        for (const amount of [0, ...amounts]) {
          expect(amount).toBeGreaterThanOrEqual(domain[0]);
          expect(amount).toBeLessThanOrEqual(domain[1]);
        }
        const gaps = new Set(ticks.slice(1).map((tick, index) => tick - ticks[index]!));
        expect(gaps.size).toBe(1);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toContain(0);
      }),
    );
  });
});
