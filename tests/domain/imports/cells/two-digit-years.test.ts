import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import { ambiguousYear } from "../../../../src/domain/imports/cells/two-digit-years.ts";
import { refused } from "../../../../src/domain/shared/result.ts";
import { anyCivilDate } from "../../../support/arbitraries/civil-date.ts";

const column = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ line: index + 1, cells: ["x", text] }));
const doubtIn = (...texts: readonly string[]) => ambiguousYear(column(...texts), 1);

/** `2026-01-05` as `26-01-05`, and as `05-01-26`. */
const yearFirst = (date: string) => date.slice(2);
const yearLast = (date: string) => yearFirst(date).split("-").toReversed().join("-");

describe("a year of two digits", () => {
  it("stands last where the dates begin in more ways than they end, whatever is between them", () => {
    expect(doubtIn("05/03/26", "06/03/26")).toBeNull();
    expect(doubtIn("05-03-26", "06-03-26")).toBeNull();
    expect(doubtIn("30.12.25", "31.12.25", "02.01.26")).toBeNull();
    expect(doubtIn("05/03/26")).toBeNull();
    expect(doubtIn("05.03.26", "")).toBeNull();
    expect(doubtIn("5-3-26")).toBeNull();
  });

  it("stands last where one of the dates is on no calendar with the year first", () => {
    expect(doubtIn("05-03-99", "05-03-98")).toBeNull();
    expect(doubtIn("01-15-26", "01-16-27")).toBeNull();
    expect(doubtIn("30-02-29", "30-02-30")).toBeNull();
  });

  it("is doubtful where the dates end in more ways than they begin, and with hyphens in as many", () => {
    expect(doubtIn("26-01-05", "26-01-06")).toBe("26-01-05");
    expect(doubtIn("26/01/05", "26/01/06", "26/02/01")).toBe("26/01/05");
    expect(doubtIn("", "26-01-05")).toBe("26-01-05");
    expect(doubtIn("05-03-26 10:30")).toBe("05-03-26 10:30");
  });

  it("is none of dates with whole years, nor of other texts", () => {
    expect(doubtIn("2026-01-05", "05-01-2026", "05-01-202", "260105", "1-2", "")).toBeNull();
    expect(doubtIn()).toBeNull();
  });

  it("stands last where the dates run to and fro less often so, first or doubtful where more often", () => {
    expect(doubtIn("30-12-25", "31-12-25", "01-01-26", "01-02-27")).toBeNull();
    expect(doubtIn("01-05-26", "01-09-26", "02-03-26")).toBeNull();
    expect(doubtIn("24-10-30", "24-11-30", "24-12-30", "25-01-30")).toBe("24-10-30");
    expect(doubtIn("25/12/30", "26/01/02", "26/02/01")).toBe("25/12/30");
  });

  it("is never read as another than it is: dates in order that begin with it are refused", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCivilDate("2024-01-01", "2026-12-31"), { minLength: 2, maxLength: 20 }),
        fc.boolean(),
        (dates, newestFirst) => {
          const sorted = dates.toSorted();
          const days = new Set(dates.map((date) => date.slice(8)));
          const years = new Set(dates.map((date) => date.slice(0, 4)));
          fc.pre(days.size >= years.size);
          const written = (newestFirst ? sorted.toReversed() : sorted).map(yearFirst);
          expect(doubtIn(...written)).toBe(written[0]);
        },
      ),
    );
  });

  it("refuses nothing of two days or more of one month", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 2, maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (days, month) => {
          const two = (value: number) => String(value).padStart(2, "0");
          const dates = days
            .toSorted((one, other) => one - other)
            .map((day) => `2026-${two(month)}-${two(day)}`);
          expect(doubtIn(...dates.map(yearLast))).toBeNull();
        },
      ),
    );
  });

  it("that is doubtful refuses a table, of a bank's or of nobody's", () => {
    const sheet = (...rows: readonly (readonly string[])[]) =>
      rows.map((cells, at) => ({ line: at + 1, cells }));
    const doubt = refused({ type: "ambiguous-dates", example: "26-01-05" });
    const of = (...header: readonly string[]) =>
      readTable(sheet(header, ["26-01-05", "Café", "-1,20", "8,80"]));
    expect(of("Data Movimento", "Descrição", "Montante", "Saldo")).toEqual(doubt);
    expect(of("Quando", "Quê", "Quanto", "Resta")).toEqual(doubt);
  });
});
