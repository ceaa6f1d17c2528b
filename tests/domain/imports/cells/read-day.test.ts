import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOrderOf } from "../../../../src/domain/imports/cells/day-order.ts";
import { readDay } from "../../../../src/domain/imports/cells/read-day.ts";
import { anyCivilDate } from "../../../support/arbitraries/civil-date.ts";
import { dayFirst, monthFirst, serial } from "../../../support/bank-files/line.ts";

const dateOf = (read: ReturnType<typeof readDay>) =>
  read === null || read === "bad" ? read : read.date;

describe("a day of a bank", () => {
  it("reads as the same day however it is written", () => {
    fc.assert(
      fc.property(anyCivilDate(), (date) => {
        for (const text of [
          date,
          date.replaceAll("-", "/"),
          `${date}T10:30:00Z`,
          `${date} 10:30:00.000`,
          dayFirst(date),
          dayFirst(date, "/"),
          dayFirst(date, "."),
          `${dayFirst(date)} 10:30`,
        ])
          expect(dateOf(readDay(text))).toBe(date);
        expect(dateOf(readDay(monthFirst(date), "month-first"))).toBe(date);
      }),
    );
  });

  it("reads as the same day where its year has two digits, from 1980 to 2079", () => {
    fc.assert(
      fc.property(anyCivilDate("1980-01-01", "2079-12-31"), (date) => {
        const short = (text: string) => `${text.slice(0, 6)}${text.slice(8)}`;
        for (const by of ["/", "-", "."])
          expect(dateOf(readDay(short(dayFirst(date, by))))).toBe(date);
        expect(dateOf(readDay(`${short(dayFirst(date))} 10:30`))).toBe(date);
        expect(dateOf(readDay(short(monthFirst(date)), "month-first"))).toBe(date);
      }),
    );
    const days = ["01/02/00", "1/2/79", "01/02/80", "01/02/99"].map((text) => readDay(text));
    expect(days.map(dateOf)).toEqual(["2000-02-01", "2079-02-01", "1980-02-01", "1999-02-01"]);
  });

  it("reads as the same day where a spreadsheet counts it, whatever its time", () => {
    fc.assert(
      fc.property(
        anyCivilDate("1900-03-01"),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (date, time) => {
          expect(dateOf(readDay(serial(date) + time))).toBe(date);
        },
      ),
    );
  });

  it("sorts by its time within the day", () => {
    const moment = (text: string) => readDay(text) as { sortsAs: string };
    expect(moment("2026-01-05 09:00").sortsAs < moment("2026-01-05 10:00").sortsAs).toBe(true);
  });

  it.each([
    "",
    "Totais",
    "05-01",
    "1/2",
    "2026",
    "1/2/6",
    "1/2/026",
    "5 Jan 2026",
    "Jan 5, 2026",
    "2601 05",
    0,
    60,
    109_575,
    20_261_305,
    Number.NaN,
    null,
  ])("is no day where %j stands", (cell) => {
    expect(readDay(cell)).toBeNull();
  });

  it.each(["31-02-2026", "31/02/26", "26/26/26", "2026-13-01", "00/01/2026", "01-01-1800"])(
    "is none that a calendar has: %s",
    (text) => {
      expect(readDay(text)).toBe("bad");
    },
  );
});

describe("the order of day and month", () => {
  const column = (...texts: readonly string[]) =>
    texts.map((text, index) => ({ line: index + 1, cells: [text] }));

  it.each([
    [["01/02/2026", "02/02/2026"], "day-first"],
    [["01/15/2026", "01/16/2026"], "month-first"],
    [["01/02/2026", "01/03/2026", "02/01/2026", "02/04/2026"], "month-first"],
    [["01/02/2026"], "day-first"],
    [["01/15/26", "01/16/26"], "month-first"],
    [["01/02/26", "01/03/26", "02/01/26", "02/04/26"], "month-first"],
    [["01/02/26", "02/02/26"], "day-first"],
  ] as const)("of %j is %s", (texts, order) => {
    expect(dayOrderOf(column(...texts), 0)).toBe(order);
  });
});
