import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MonthlyTotals } from "../../../src/domain/reports/monthly-totals.ts";
import { project } from "../../../src/domain/reports/projection.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { addMonths, parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";

const current = parseYearMonth("2026-03")!;

/** Full months that end before the current one, with these balances, oldest first. */
const monthsWith = (balances: readonly number[]): MonthlyTotals[] =>
  balances.map((balance, index) => ({
    month: addMonths(current, index - balances.length),
    income: ZERO,
    expenses: ZERO,
    balance: cents(balance),
    incomeCount: 0,
    expenseCount: 0,
  }));

const anyHistory = fc.array(anyBalance, { minLength: 3, maxLength: 12 });

describe("a projection", () => {
  it("needs three full months", () => {
    expect(project(monthsWith([]), current)).toBeNull();
    expect(project(monthsWith([1, 2]), current)).toBeNull();
    expect(project(monthsWith([1, 2, 3]), current)).not.toBeNull();
  });

  it("is about the three months that follow the current one", () => {
    fc.assert(
      fc.property(anyHistory, (balances) => {
        const months = project(monthsWith(balances), current)?.map(({ month }) => month);
        expect(months).toEqual(["2026-04", "2026-05", "2026-06"]);
      }),
    );
  });

  it("expects something inside its band, and nothing outside of what there was", () => {
    fc.assert(
      fc.property(anyHistory, (balances) => {
        const base = balances.slice(-6);
        const { low, expected, high } = project(monthsWith(balances), current)![0]!;
        expect(low).toBeLessThanOrEqual(expected);
        expect(expected).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Math.min(...base));
        expect(high).toBeLessThanOrEqual(Math.max(...base));
      }),
    );
  });

  it("looks at no more than the last six months, in whatever order they fell", () => {
    fc.assert(
      fc.property(
        fc.array(anyBalance),
        fc.array(anyBalance, { minLength: 6, maxLength: 6 }),
        (older, recent) => {
          const known = project(monthsWith(recent), current);
          expect(project(monthsWith([...older, ...recent]), current)).toEqual(known);
          expect(project(monthsWith(recent.toReversed()), current)).toEqual(known);
        },
      ),
    );
  });

  it("expects the median, and takes the quartiles as its band", () => {
    const band = (balances: number[]) => {
      const { low, expected, high } = project(monthsWith(balances), current)![0]!;
      return [low, expected, high];
    };
    expect(band([100, 200, 300])).toEqual([150, 200, 250]);
    expect(band([0, 1, 2])).toEqual([1, 1, 2]);
    expect(band([500, 100, 300, 200, 400])).toEqual([200, 300, 400]);
    expect(band([0, 0, 100, 200, 1000, 2000])).toEqual([25, 150, 800]);
    expect(band([-100, -200, -300])).toEqual([-250, -200, -150]);
  });
});
