import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMonths,
  daysOf,
  monthOf,
  parseYearMonth,
} from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const anyMiddleMonth = anyYearMonth("2000-01", "2099-12");
const anyCount = fc.integer({ min: -600, max: 600 });

describe("a month", () => {
  it("is read back as it is written", () => {
    fc.assert(
      fc.property(anyYearMonth(), (month) => {
        expect(parseYearMonth(month)).toBe(month);
      }),
    );
  });

  it.each([
    "2026-00",
    "2026-13",
    "2026-1",
    "1899-12",
    "2200-01",
    "2026",
    "2026-01-01",
    " 2026-01",
    "",
  ])("%j is none", (text) => {
    expect(parseYearMonth(text)).toBeNull();
  });

  it("exists from 1900 to 2199", () => {
    expect(parseYearMonth("1900-01")).toBe("1900-01");
    expect(parseYearMonth("2199-12")).toBe("2199-12");
  });

  it("has every day between its first and its last, and no other", () => {
    fc.assert(
      fc.property(anyYearMonth(), anyCivilDate(), (month, date) => {
        const { from, to } = daysOf(month);
        expect(from <= date && date <= to).toBe(monthOf(date) === month);
      }),
    );
  });

  it("begins on its first day and ends on the day before the next month", () => {
    fc.assert(
      fc.property(anyMiddleMonth, (month) => {
        const { from, to } = daysOf(month);
        expect(from).toBe(`${month}-01`);
        const dayAfter = Date.parse(to) + 24 * 60 * 60 * 1000;
        expect(dayAfter).toBe(Date.parse(daysOf(addMonths(month, 1)).from));
      }),
    );
  });
});

describe("adding months", () => {
  it("changes nothing with zero", () => {
    fc.assert(
      fc.property(anyYearMonth(), (month) => {
        expect(addMonths(month, 0)).toBe(month);
      }),
    );
  });

  it("is taken back by adding as many negative ones", () => {
    fc.assert(
      fc.property(anyMiddleMonth, anyCount, (month, count) => {
        expect(addMonths(addMonths(month, count), -count)).toBe(month);
      }),
    );
  });

  it("in two steps is adding their sum", () => {
    fc.assert(
      fc.property(anyMiddleMonth, anyCount, anyCount, (month, first, second) => {
        expect(addMonths(addMonths(month, first), second)).toBe(addMonths(month, first + second));
      }),
    );
  });

  it("agrees with the platform's calendar", () => {
    fc.assert(
      fc.property(anyMiddleMonth, anyCount, (month, count) => {
        const [year = 0, number = 0] = month.split("-").map(Number);
        const expected = new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
        expect(addMonths(month, count)).toBe(expected);
      }),
    );
  });

  it("crosses the turn of a year", () => {
    const month = (text: string) => parseYearMonth(text)!;
    expect(addMonths(month("2025-12"), 1)).toBe("2026-01");
    expect(addMonths(month("2026-01"), -1)).toBe("2025-12");
    expect(addMonths(month("2026-03"), 12)).toBe("2027-03");
  });
});
