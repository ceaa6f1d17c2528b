import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../../src/domain/shared/csv.ts";

/** Reads a table as RFC 4180 says, with `;` between cells: what a spreadsheet sees. */
function readCsv(text: string): string[][] {
  const cells = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const anyCell = fc.string({
  unit: fc.constantFrom(..."a1 ;\"'\r\n\t=+-@,.ç€".split("")),
  maxLength: 8,
});
const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }));
const FORMULA = /^[=+\-@\t\r]/;

describe("a table as CSV", () => {
  it("is read back cell by cell, but for the apostrophe before what looks like a formula", () => {
    fc.assert(
      fc.property(anyTable, (rows) => {
        const inert = rows.map((row) => row.map((c) => (FORMULA.test(c) ? `'${c}` : c)));
        expect(readCsv(toCsv(rows))).toEqual(inert);
      }),
    );
  });

  it("never has a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(anyTable, (rows) => {
        for (const cell of readCsv(toCsv(rows)).flat()) expect(cell).not.toMatch(FORMULA);
      }),
    );
  });

  it.each(["=1+1", "+351", "-5", "@SUM(A1)", "\tx", "\rx"])(
    "makes the text %j harmless",
    (text) => {
      expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it("writes numbers with a decimal comma, and leaves negative ones be", () => {
    const number = (value: number, decimals: number) => ({ number: value, decimals });
    expect(toCsv([[number(12.5, 2), number(-3, 2), number(7, 0)]])).toBe("\ufeff12,50;-3,00;7\r\n");
  });

  it("begins with a byte order mark and ends each row with CRLF", () => {
    expect(toCsv([])).toBe("\ufeff");
    expect(
      toCsv([
        ["Data", "Descrição"],
        ["a;b", 'c"d'],
      ]),
    ).toBe('\ufeffData;Descrição\r\n"a;b";"c""d"\r\n');
  });
});
