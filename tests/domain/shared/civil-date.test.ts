import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  civilDate,
  daysInMonth,
  parseCivilDate,
  partsOf,
} from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { runs } from "../../support/runs.ts";

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** What the platform's calendar, in UTC, makes of three numbers: the day, or null if it has to move it. */
function reference(year: number, month: number, day: number): string | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text
    ? null
    : text;
}

describe("a civil date", () => {
  it("exists exactly when the platform's calendar has it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
          expect(parseCivilDate(text)).toBe(reference(year, month, day));
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it("is made of its own parts again", () => {
    fc.assert(
      fc.property(anyCivilDate(), (date) => {
        const { year, month, day } = partsOf(date);
        expect(civilDate(year, month, day)).toBe(date);
        expect(parseCivilDate(date)).toBe(date);
      }),
    );
  });

  it("comes before another in text as it does in time", () => {
    fc.assert(
      fc.property(anyCivilDate(), anyCivilDate(), (one, other) => {
        expect(one < other).toBe(Date.parse(one) < Date.parse(other));
      }),
    );
  });

  it.each(["2024-02-29", "2000-02-29", "1900-01-01", "2199-12-31"])("%s exists", (text) => {
    expect(parseCivilDate(text)).toBe(text);
  });

  it.each([
    "2026-02-30",
    "2025-02-29",
    "1900-02-29",
    "2100-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "1899-12-31",
    "2200-01-01",
    "1800-01-01",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01\n",
    "01/02/2026",
    "２０２６-01-01",
    "-2026-01-01",
    "",
  ])("%j does not exist", (text) => {
    expect(parseCivilDate(text)).toBeNull();
  });

  it("is never made of numbers that no calendar has", () => {
    expect(() => civilDate(2026, 2, 30)).toThrow(RangeError);
    expect(() => civilDate(2026, 0, 1)).toThrow(RangeError);
    expect(() => civilDate(26, 1, 1)).toThrow(RangeError);
  });
});

describe("the length of a month", () => {
  it("is that of the platform's calendar, in every month that the domain knows", () => {
    const differing = [];
    for (let year = 1900; year <= 2199; year += 1)
      for (let month = 1; month <= 12; month += 1)
        if (daysInMonth(year, month) !== new Date(Date.UTC(year, month, 0)).getUTCDate())
          differing.push([year, month]);
    expect(differing).toEqual([]);
  });

  it("is nothing for a month that there is not", () => {
    expect(daysInMonth(2026, 0)).toBe(0);
    expect(daysInMonth(2026, 13)).toBe(0);
  });
});
