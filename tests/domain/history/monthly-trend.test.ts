import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyTrend, TREND_MONTHS } from "../../../src/domain/history/history-view.ts";
import { monthlyTotals } from "../../../src/domain/reports/monthly-totals.ts";
import { niceAxis } from "../../../src/domain/reports/nice-axis.ts";
import { addMonths, monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { NO_TOTALS, totalsOf } from "../../../src/domain/transactions/totals.ts";
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

  it("begins and ends with a month that has records, and shows quiet ones between them", () => {
    const of = (month: string, incomeCount: number, expenseCount: number) => ({
      ...NO_TOTALS,
      month: month as YearMonth,
      incomeCount,
      expenseCount,
    });
    const months = [
      of("2026-01", 0, 0),
      of("2026-02", 1, 0),
      of("2026-04", 0, 1),
      of("2026-05", 0, 0),
    ];
    expect(monthlyTrend(months)).toEqual([months[1], of("2026-03", 0, 0), months[2]]);
    expect(monthlyTrend(months.toReversed())).toEqual(monthlyTrend(months));
    expect(monthlyTrend([of("2026-01", 0, 0)])).toEqual([]);
  });

  it("of nothing is empty", () => {
    expect(monthlyTrend([])).toEqual([]);
  });
});

describe("the scale of a picture", () => {
  it.each([
    [[], [0, 1_000]],
    [[400_00], [0, 10_000, 20_000, 30_000, 40_000]],
    [[401_00], [0, 20_000, 40_000, 60_000]],
    [
      [-900_00, 100_00],
      [-100_000, -75_000, -50_000, -25_000, 0, 25_000],
    ],
    [[3_500_00], [0, 100_000, 200_000, 300_000, 400_000]],
  ])("of %j has its lines at round amounts: %j", (amounts, ticks) => {
    expect(niceAxis(amounts.map(cents)).ticks).toEqual(ticks);
  });

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
