import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedMonth } from "../../../src/domain/calendar/typed-month.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { formatMonth, formatMonthName } from "../../../src/text/format.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const TODAY = "2026-11-20" as CivilDate;

describe("a typed month", () => {
  it("that is written as months are shown is that month, whatever today is", () => {
    fc.assert(
      fc.property(anyYearMonth(), anyCivilDate(), (month, today) => {
        const [year = "", number = ""] = month.split("-");
        expect(readTypedMonth(formatMonth(month), today)).toBe(month);
        expect(readTypedMonth(`${Number(number)}/${year}`, today)).toBe(month);
        expect(readTypedMonth(month, today)).toBe(month);
      }),
    );
  });

  it("is the nearest where it does not say the year, of two the earlier", () => {
    fc.assert(
      fc.property(
        anyCivilDate("1901-01-01", "2198-12-31"),
        fc.integer({ min: -6, max: 5 }),
        (today, away) => {
          const month = addMonths(monthOf(today), away);
          expect(readTypedMonth(formatMonthName(month), today)).toBe(month);
          expect(readTypedMonth(String(Number(month.slice(5))), today)).toBe(month);
        },
      ),
    );
  });

  it.each([
    ["Mar 25", "2025-03"],
    ["MARÇO de 2025", "2025-03"],
    ["marco-2025", "2025-03"],
    ["2.27", "2027-02"],
    ["12/99", "1999-12"],
    ["jan 80", "1980-01"],
  ])("is read as it comes: %s", (text, month) => {
    expect(readTypedMonth(text, TODAY)).toBe(month);
  });

  it.each(["", "0", "13/2026", "ma", "mais", "12/1899", "12/2200", "2026-13"])(
    "is none if there is no such month: %s",
    (text) => {
      expect(readTypedMonth(text, TODAY)).toBeNull();
    },
  );
});
