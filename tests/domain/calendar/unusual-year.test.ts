import { describe, expect, it } from "vitest";
import { unusualYear } from "../../../src/domain/calendar/unusual-year.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

describe("the year of a date", () => {
  it.each([
    ["2027-11-20", null],
    ["2027-11-21", 2027],
    ["2062-11-20", 2062],
    ["2016-11-20", null],
    ["2016-11-19", 2016],
    ["1926-11-20", 1926],
  ])("that is over a year ahead or ten behind is odd: %s", (date, year) => {
    expect(unusualYear(date as CivilDate, "2026-11-20" as CivilDate)).toBe(year);
  });
});
