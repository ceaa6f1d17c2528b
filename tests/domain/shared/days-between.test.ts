import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("the days between two days", () => {
  it("are as many as the platform's own calendar counts, in either direction", () => {
    fc.assert(
      fc.property(anyCivilDate(), anyCivilDate(), (from, to) => {
        const days = daysBetween(from, to);
        expect(days).toBe((Date.parse(to) - Date.parse(from)) / DAY);
        expect(daysBetween(to, from) + days).toBe(0);
      }),
    );
  });

  it("count a leap day where there is one", () => {
    expect(daysBetween(civilDate(2028, 2, 28), civilDate(2028, 3, 1))).toBe(2);
    expect(daysBetween(civilDate(2026, 2, 28), civilDate(2026, 3, 1))).toBe(1);
    expect(daysBetween(civilDate(2100, 2, 28), civilDate(2100, 3, 1))).toBe(1);
    expect(daysBetween(civilDate(2000, 1, 1), civilDate(2001, 1, 1))).toBe(366);
  });
});
