import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedDate } from "../../../src/domain/calendar/typed-date.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { parseCivilDate, partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
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

  it("has the day first, needs no zeros, and may leave out the century", () => {
    fc.assert(
      fc.property(anyCivilDate("2000-01-01", "2099-12-31"), separator, (date, sign) => {
        const { year, month, day } = partsOf(date);
        const short = String(year % 100).padStart(2, "0");
        expect(readTypedDate([day, month, year].join(sign), TODAY)).toBe(date);
        expect(readTypedDate([day, month, short].join(sign), TODAY)).toBe(date);
      }),
    );
  });

  it("lies in this year or month where it does not say which", () => {
    fc.assert(
      fc.property(anyCivilDate(), fc.nat(40), fc.nat(15), (today, day, month) => {
        const { year, month: current } = partsOf(today);
        const full = (number: number) => readTypedDate(`${day}/${number}/${year}`, today);
        expect(readTypedDate(`${day}/${month}`, today)).toBe(full(month));
        expect(readTypedDate(`${day}`, today)).toBe(full(current));
      }),
    );
  });

  it.each([
    ["hoje", 0],
    ["Ontem", -1],
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
