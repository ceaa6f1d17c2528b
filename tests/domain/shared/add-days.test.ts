import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";

describe("the day so many days later", () => {
  it("lies as far away as was asked, in either direction", () => {
    fc.assert(
      fc.property(anyCivilDate(), anyCivilDate(), (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it.each([
    ["2026-11-09", 1, "2026-11-10"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2100-02-28", 1, "2100-03-01"],
    ["2199-12-31", 1, "2200-01-01"],
    ["1900-01-01", -1, "1899-12-31"],
  ])("%s and %i is %s", (date, count, other) => {
    expect(addDays(date as CivilDate, count)).toBe(other);
  });
});
