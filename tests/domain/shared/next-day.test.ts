import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { nextDay } from "../../../src/domain/shared/next-day.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";

describe("the day after", () => {
  it("is one day later, whatever the day", () => {
    fc.assert(
      fc.property(anyCivilDate("1900-01-01", "2199-12-30"), (date) => {
        expect(daysBetween(date, nextDay(date))).toBe(1);
      }),
    );
  });

  it.each([
    ["2026-11-09", "2026-11-10"],
    ["2026-11-30", "2026-12-01"],
    ["2026-12-31", "2027-01-01"],
    ["2027-02-28", "2027-03-01"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-03-01"],
    ["2100-02-28", "2100-03-01"],
    ["2199-12-31", "2200-01-01"],
  ])("%s is %s", (date, next) => {
    expect(nextDay(date as CivilDate)).toBe(next);
  });
});
