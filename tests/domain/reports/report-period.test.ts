import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  daysOfPeriod,
  monthsOfPeriod,
  REPORT_PERIODS,
} from "../../../src/domain/reports/report-period.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";

const anyToday = anyCivilDate("2000-01-01", "2099-12-31");
const anyPeriod = fc.constantFrom(...REPORT_PERIODS);

describe("the months of a period", () => {
  it("follow each other without a gap and end with today's", () => {
    fc.assert(
      fc.property(anyPeriod, anyToday, (period, today) => {
        const months = monthsOfPeriod(period, today);
        expect(months.at(-1)).toBe(monthOf(today));
        for (const [index, next] of months.slice(1).entries())
          expect(next).toBe(addMonths(months[index]!, 1));
      }),
    );
  });

  it("are as many as the period says", () => {
    fc.assert(
      fc.property(anyToday, (today) => {
        const counts = REPORT_PERIODS.map((period) => monthsOfPeriod(period, today).length);
        expect(counts).toEqual([1, 3, 6, 12, 24, Number(today.slice(5, 7))]);
      }),
    );
  });

  it("of this year begin in January", () => {
    fc.assert(
      fc.property(anyToday, (today) => {
        expect(monthsOfPeriod("year", today)[0]).toBe(`${today.slice(0, 4)}-01`);
      }),
    );
  });
});

describe("the days of a period", () => {
  it("run from the first of its first month to the last of its last", () => {
    fc.assert(
      fc.property(anyPeriod, anyToday, (period, today) => {
        const months = monthsOfPeriod(period, today);
        expect(daysOfPeriod(period, today)).toEqual({
          from: daysOf(months[0]!).from,
          to: daysOf(monthOf(today)).to,
        });
      }),
    );
  });
});
