import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthPage } from "../../../src/domain/calendar/month-page.ts";
import { moveDay, moveMonth, type CalendarMove } from "../../../src/domain/calendar/moves.ts";
import { weekdayOf } from "../../../src/domain/calendar/weekday.ts";
import { yearPage } from "../../../src/domain/calendar/year-page.ts";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { daysOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const day = (text: string) => text as CivilDate;

describe("the weekday of a date", () => {
  it("is the one that the platform's own calendar says, counted from Monday", () => {
    fc.assert(
      fc.property(anyCivilDate(), (date) => {
        expect(weekdayOf(date)).toBe((new Date(date).getUTCDay() + 6) % 7);
      }),
    );
  });
});

describe("the page of a month", () => {
  it("has each of its days once, in order, in weeks from Monday to Sunday", () => {
    fc.assert(
      fc.property(anyYearMonth(), (month) => {
        const weeks = monthPage(month);
        const days = weeks.flat();
        const { from, to } = daysOf(month);
        expect([days[0], days.at(-1)]).toEqual([from, to]);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (const week of weeks.slice(1)) expect(weekdayOf(week[0] ?? from)).toBe(0);
        for (const week of weeks.slice(0, -1)) expect(weekdayOf(week.at(-1) ?? to)).toBe(6);
      }),
    );
  });
});

describe("the page of a year", () => {
  it("has its twelve months in rows of three", () => {
    expect(yearPage("2026").map((row) => row.map((month) => month.slice(5)))).toEqual([
      ["01", "02", "03"],
      ["04", "05", "06"],
      ["07", "08", "09"],
      ["10", "11", "12"],
    ]);
  });
});

describe("going through a calendar of days", () => {
  it("by an arrow and back ends where it began, a day or a week away", () => {
    const ways = [
      ["left", "right", -1],
      ["right", "left", 1],
      ["up", "down", -7],
      ["down", "up", 7],
    ] as const;
    fc.assert(
      fc.property(
        anyCivilDate("1900-01-08", "2199-12-24"),
        fc.constantFrom(...ways),
        (date, [there, back, days]) => {
          const moved = moveDay(date, there);
          expect(daysBetween(date, moved)).toBe(days);
          expect(moveDay(moved, back)).toBe(date);
        },
      ),
    );
  });

  it("to the end of a row stays in the week", () => {
    fc.assert(
      fc.property(anyCivilDate("1900-01-08", "2199-12-24"), (date) => {
        expect(weekdayOf(moveDay(date, "row-start"))).toBe(0);
        expect(daysBetween(moveDay(date, "row-start"), moveDay(date, "row-end"))).toBe(6);
      }),
    );
  });

  it.each([
    ["2026-03-31", "page-back", "2026-02-28"],
    ["2026-12-31", "page-on", "2027-01-31"],
    ["2028-02-29", "year-on", "2029-02-28"],
    ["2028-02-29", "year-back", "2027-02-28"],
    ["2199-12-31", "right", "2199-12-31"],
    ["1900-01-01", "page-back", "1900-01-01"],
  ] as const)("from %s by %s leads to %s", (from, move, to) => {
    expect(moveDay(day(from), move)).toBe(to);
  });

  it("never leaves the days that a record may have", () => {
    const move = fc.constantFrom<CalendarMove>(
      "left",
      "right",
      "up",
      "down",
      "page-on",
      "year-back",
    );
    fc.assert(
      fc.property(anyCivilDate(), fc.array(move), (date, moves) => {
        const end = moves.reduce(moveDay, date);
        expect(parseCivilDate(end)).toBe(end);
      }),
    );
  });
});

describe("going through a calendar of months", () => {
  it.each([
    ["2026-01", "left", "2025-12"],
    ["2026-12", "right", "2027-01"],
    ["2026-02", "up", "2025-11"],
    ["2026-11", "down", "2027-02"],
    ["2026-05", "row-start", "2026-04"],
    ["2026-05", "row-end", "2026-06"],
    ["2026-05", "page-on", "2027-05"],
    ["2026-05", "year-back", "2025-05"],
    ["2199-12", "right", "2199-12"],
  ] as const)("from %s by %s leads to %s", (from, move, to) => {
    expect(moveMonth(from as YearMonth, move)).toBe(to);
  });
});
