import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textFromInert, toCsv } from "../../../src/domain/shared/csv.ts";
import { asWritten, FORMULA } from "../../support/as-written.ts";
import { runs } from "../../support/runs.ts";

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
  unit: fc.constantFrom(
    ..."a1 ;\"'\r\n\t=+-@,.ç€＝＋－＠\u00a0\u2003\u200b\ufeff\u00ad\u2800".split(""),
  ),
  maxLength: 10,
});
const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }));

describe("a table as CSV", () => {
  it("is read back to the letter by who takes one apostrophe from before what would run", () => {
    fc.assert(
      fc.property(anyTable, (rows) => {
        const cells = readCsv(toCsv(rows));
        expect(cells.map((row) => row.map(asWritten))).toEqual(rows);
        expect(cells.map((row) => row.map(textFromInert))).toEqual(rows);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("never has a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(anyTable, (rows) => {
        for (const cell of readCsv(toCsv(rows)).flat()) expect(cell).not.toMatch(/^[\t\r]/);
      }),
    );
  });

  it.each([",", ";", "\t"])(
    "has none where %j separates cells either, quotes heeded or not",
    (separator) => {
      fc.assert(
        fc.property(anyTable, (rows) => {
          const lines = toCsv(rows)
            .slice(1)
            .split(/[\r\n]/);
          const cells = lines.flatMap((line) => line.split(separator));
          for (const cell of cells) {
            expect(cell).not.toMatch(FORMULA);
            expect(cell.replace(/^"+/, "")).not.toMatch(FORMULA);
          }
        }),
        { numRuns: runs(1_000) },
      );
    },
  );

  it.each([
    ["=1+1", "'=1+1"],
    ["+351", "'+351"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", "'\rx"],
    ["\n=1", "\n'=1"],
    [" =1", "' =1"],
    ["\u00a0\ufeff\u200b\u2060-1", "'\u00a0\ufeff\u200b\u2060-1"],
    ["＝1", "'＝1"],
    ["x,=1+1", "x,'=1+1"],
    ["x; @A1", "x;' @A1"],
    ["x\t=1", "x\t'=1"],
    ["'=1", "''=1"],
    ['x,"=1"', `x,'"=1"`],
    ["a, ' =1", "a, ' =1"],
    ["café-bar, 2 + 2 = 4", "café-bar, 2 + 2 = 4"],
    ["'quotes'", "'quotes'"],
  ])("writes the text %j as %j", (text, inert) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[inert]]);
  });

  it("writes numbers with a decimal comma, and leaves negative ones be", () => {
    const number = (value: number, decimals: 0 | 1 | 2) => ({ number: value, decimals });
    expect(toCsv([[number(12.5, 2), number(-3, 2), number(7, 0)]])).toBe("\ufeff12,50;-3,00;7\r\n");
    expect(toCsv([[number(0.15, 1), number(1.005, 2)]])).toBe("\ufeff0,2;1,01\r\n");
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
