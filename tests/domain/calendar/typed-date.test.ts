import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AcceptedDays } from "../../../src/domain/calendar/nearest-day.ts";
import { readTypedDate } from "../../../src/domain/calendar/typed-date.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { parseCivilDate, partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { formatDate } from "../../../src/text/format.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";

const TODAY = "2026-11-20" as CivilDate;
const separator = fc.constantFrom("/", "-", ".", " ");

describe("a typed date", () => {
  it("that is written as dates are shown is that date, whatever today is", () => {
    fc.assert(
      fc.property(anyCivilDate(), anyCivilDate(), (date, today) => {
        expect(readTypedDate(formatDate(date), today)).toBe(date);
        expect(readTypedDate(date, today)).toBe(date);
      }),
    );
  });

  it("has the day first and needs no zeros", () => {
    fc.assert(
      fc.property(anyCivilDate(), separator, (date, sign) => {
        const { year, month, day } = partsOf(date);
        expect(readTypedDate([day, month, year].join(sign), TODAY)).toBe(date);
      }),
    );
  });

  it("without a century is the nearest that is accepted, whatever today is", () => {
    fc.assert(
      fc.property(
        anyCivilDate("1950-01-01", "2149-12-31"),
        fc.integer({ min: -36_400, max: 36_400 }),
        separator,
        (today, away, sign) => {
          const date = addDays(today, away);
          fc.pre(parseCivilDate(date) !== null);
          const { year, month, day } = partsOf(date);
          const short = [day, month, String(year % 100).padStart(2, "0")].join(sign);
          const typed = (accepted?: AcceptedDays) => readTypedDate(short, today, accepted);
          if (Math.abs(away) < 18_250) expect(typed()).toBe(date);
          expect(typed(away < 0 ? { to: today } : { from: today })).toBe(date);
        },
      ),
    );
  });

  it.each([
    ["31/12/99", {}, "1999-12-31"],
    ["1/1/80", {}, "1980-01-01"],
    ["1/1/80", { from: TODAY }, "2080-01-01"],
    ["31/12/70", {}, "2070-12-31"],
    ["31/12/70", { to: TODAY }, "1970-12-31"],
    ["5 jun 27", {}, "2027-06-05"],
    ["29/2/00", {}, "2000-02-29"],
  ])("without a century is the nearest that is accepted: %s", (text, accepted, date) => {
    expect(readTypedDate(text, TODAY, accepted)).toBe(date);
  });

  it.each([
    ["28/12", "2027-01-03", {}, "2026-12-28"],
    ["28-12", "2027-01-03", {}, "2026-12-28"],
    ["28 dez", "2027-01-03", {}, "2026-12-28"],
    ["3/1", "2026-12-28", {}, "2027-01-03"],
    ["28", "2026-12-01", {}, "2026-11-28"],
    ["3/1", "2026-12-28", { to: "2026-12-28" }, "2026-01-03"],
    ["30", "2026-12-28", { to: "2026-12-28" }, "2026-11-30"],
    ["28/12", "2027-01-03", { from: "2027-01-03" }, "2027-12-28"],
    ["29/2", "2026-11-27", {}, "2028-02-29"],
    ["29/2", "2026-11-27", { to: "2026-11-27" }, "2024-02-29"],
    ["29/2", "2097-11-27", { from: "2097-11-27" }, "2104-02-29"],
    ["28 de dezembro de 2025", "2027-01-03", {}, "2025-12-28"],
  ])("without a year is the nearest that is accepted: %s on %s", (text, today, accepted, date) => {
    expect(readTypedDate(text, today as CivilDate, accepted as AcceptedDays)).toBe(date);
  });

  it("without a year is the nearest, the last or the next, for every day typed, around a new year and all through one", () => {
    const wrong: string[] = [];
    const days = [...Array(20).keys()].map((at) => 204 + at);
    for (const at of [...days, ...[...Array(46).keys()].map((week) => week * 8)]) {
      const today = addDays("2027-06-01" as CivilDate, at);
      for (let away = -364; away < 365; away += 1) {
        const date = addDays(today, away);
        const { month, day } = partsOf(date);
        if (month === 2 && day === 29) continue;
        const typed = (accepted?: AcceptedDays) =>
          readTypedDate(`${day}/${month}`, today, accepted) === date;
        const ends = away <= 0 ? { to: today } : { from: today };
        if (!typed(ends) || (Math.abs(away) < 183 && !typed())) wrong.push(`${date} on ${today}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("without a month is the nearest such day that is accepted, whatever today is", () => {
    fc.assert(
      fc.property(
        anyCivilDate("1901-01-01", "2198-12-31"),
        fc.integer({ min: -14, max: 14 }),
        (today, away) => {
          const date = addDays(today, away);
          const typed = (accepted?: AcceptedDays) =>
            readTypedDate(String(partsOf(date).day), today, accepted);
          expect(Math.abs(daysBetween(today, typed() as CivilDate))).toBeLessThanOrEqual(
            Math.abs(away),
          );
          expect(typed(away < 0 ? { to: today } : { from: today })).toBe(date);
        },
      ),
    );
  });

  it.each([
    ["hoje", 0],
    ["Ontem", -1],
    ["anteontem", -2],
    [" amanhã ", 1],
    ["amanha", 1],
  ])("may be told from today: %s", (text, days) => {
    expect(readTypedDate(text, TODAY)).toBe(addDays(TODAY, days));
  });

  it.each(["", "0", "31/02", "32", "5/13", "5/6/123", "5/6-2026/1", "ontem à tarde", "2026-02-30"])(
    "is none if the calendar has no such day: %s",
    (text) => {
      expect(readTypedDate(text, TODAY)).toBeNull();
    },
  );

  it("is a real day or none, whatever is typed", () => {
    const keys = fc.stringMatching(/^[\d/. -]{0,10}$/);
    fc.assert(
      fc.property(keys, anyCivilDate(), (text, today) => {
        const date = readTypedDate(text, today);
        expect(date === null ? null : parseCivilDate(date)).toBe(date);
      }),
    );
  });
});
