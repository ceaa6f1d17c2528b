import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWorkbook } from "../../../../src/infrastructure/files/workbooks/read-workbook.ts";
import {
  packed,
  workbookOf,
  type BookCell,
  type BookDress,
} from "../../../support/bank-files/workbook.ts";
import { anyBookSheets } from "../../../support/arbitraries/book-sheet.ts";
import { runs } from "../../../support/runs.ts";

const sheetsIn = (bytes: Uint8Array) => {
  const read = readWorkbook(bytes);
  if (!read.ok) throw new Error(read.reason.type);
  return read.value;
};

const cellsOf = (bytes: Uint8Array) =>
  sheetsIn(bytes).map(({ sheet }) => sheet.map(({ cells }) => cells));

/** A sheet with these cells in XML, and a style 1 of days. */
const raw = (data: string, after = "", parts: Readonly<Record<string, string>> = {}) =>
  packed({
    "xl/sharedStrings.xml": "<sst><si><t>a</t></si><si><r><t>b</t></r><r><t>c</t></r></si></sst>",
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`,
    ...parts,
  });

const styled = (format: number, code?: string) => ({
  "xl/styles.xml": `<styleSheet>${code === undefined ? "" : `<numFmts><numFmt numFmtId="${format}" formatCode="${code}"/></numFmts>`}<cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs></styleSheet>`,
});

/** What the number 46027.5 is in a format: that of 5 January 2026, at noon. */
const seenAs = (format: number, code?: string) =>
  cellsOf(
    raw('<row r="1"><c r="A1" s="1"><v>46027.5</v></c></row>', "", styled(format, code)),
  )[0]?.[0]?.[0];

const anyDress: fc.Arbitrary<BookDress> = fc.record(
  {
    days: fc.constantFrom(
      { format: 14 },
      { format: 59, text: "d/m/yyyy" },
      { format: 200, text: '[$-816]d "de" mmmm "de" yyyy;@' },
      "iso" as const,
    ),
    texts: fc.constantFrom("shared", "inline", "formula", "rich"),
    placed: fc.boolean(),
    from1904: fc.boolean(),
    prefix: fc.constantFrom("", "x:"),
  },
  { requiredKeys: [] },
);

/** What a cell must be read as, whatever wrote it. */
function readAs(cell: BookCell): string | number | null {
  if (typeof cell === "boolean") return String(cell);
  if (cell === null || typeof cell !== "object") return cell;
  if ("error" in cell) return cell.error;
  return new Date(Date.UTC(1899, 11, 30) + cell.day * 86_400_000).toISOString().slice(0, 10);
}

const trimmed = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows
    .map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1))
    .slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell !== null)) + 1);

describe("a workbook", () => {
  it("is the same sheets whatever program has written it, and whichever way", () => {
    fc.assert(
      fc.property(anyBookSheets, anyDress, (sheets, dress) => {
        const read = sheetsIn(workbookOf(sheets, dress));
        expect(read.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
        expect(read.map(({ sheet }) => trimmed(sheet.map(({ cells }) => cells)))).toEqual(
          sheets.map(({ rows }) => trimmed(rows.map((row) => row.map(readAs)))),
        );
      }),
      { numRuns: runs(150) },
    );
  });

  it("shows none of its hidden sheets", () => {
    const rows = [["a"]];
    const read = sheetsIn(
      workbookOf([
        { name: "Modelo", rows, state: "hidden" },
        { name: "Dados", rows, state: "veryHidden" },
        { name: "Movimentos", rows },
      ]),
    );
    expect(read.map(({ name }) => name)).toEqual(["Movimentos"]);
  });

  it.each([
    [14, undefined],
    [22, undefined],
    [30, undefined],
    [58, undefined],
    [59, "d/m/yyyy"],
    [166, "dd\\-mm\\-yy"],
    [14, "yyyy/mm/dd"],
    [164, "[$-F800]dddd\\, mmmm dd\\, yyyy"],
    [164, "[Red]dd/mm/yyyy;@"],
    [164, "mmm yy"],
    [164, "dd/mm/aaaa hh:mm"],
    [164, "[&gt;=1]dd/mm/yyyy"],
    [164, "d/m/yyyy h:mm:ss.000"],
    [164, "h:mm AM/PM"],
    [20, undefined],
  ])("has a day where a number is shown as one: %s %s", (format, code) => {
    expect(seenAs(format, code)).toBe("2026-01-05T12:00:00");
  });

  it.each([
    [0, undefined],
    [2, undefined],
    [46, undefined],
    [49, undefined],
    [164, "General"],
    [14, "0.00"],
    [164, "#,##0.00 [$€-816];[Red]-#,##0.00 [$€-816]"],
    [164, "[Red][&gt;=0]0.00"],
    [164, "[h]:mm:ss"],
    [164, "[mm]:ss"],
    [164, "0.00 &quot;dd/mm/yyyy&quot;"],
    [164, "0\\d\\m\\y"],
    [164, "0.00E+00"],
    [164, "#,##0.00 USD"],
    [164, "@"],
    [164, "&quot;dia&quot;"],
  ])("has a number where it is shown as one: %s %s", (format, code) => {
    expect(seenAs(format, code)).toBe(46_027.5);
  });

  it("has the time of a number below one, and a number where no day is that far", () => {
    const cells =
      '<row><c s="1"><v>0.75</v></c><c s="1"><v>-3</v></c><c s="1"><v>4000000</v></c></row>';
    expect(cellsOf(raw(cells, "", styled(20)))).toEqual([[["18:00:00", -3, 4_000_000]]]);
    expect(cellsOf(raw(cells, "", styled(14)))).toEqual([[[0.75, -3, 4_000_000]]]);
    const first = '<row><c s="1"><v>1</v></c><c s="1"><v>59</v></c><c s="1"><v>61</v></c></row>';
    expect(cellsOf(raw(first))).toEqual([[["1900-01-01", "1900-02-28", "1900-03-01"]]]);
  });

  it("keeps each row in its place, and the next one behind it", () => {
    expect(
      cellsOf(
        raw('<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'),
      ),
    ).toEqual([
      [
        [null, null, null],
        [null, 1, 2],
        [3, null, null],
      ],
    ]);
    expect(
      cellsOf(raw('<row><c r="A1"><v>1</v></c><c r="B1" s="0"/><c><v>2</v></c></row>')),
    ).toEqual([[[1, null, 2]]]);
  });

  it("has the text of runs, without how they are pronounced, comments, and what XML cannot write", () => {
    expect(
      cellsOf(
        raw(
          '<row><c t="s"><v>1</v></c><!-- <c><v>9</v></c> --><c t="inlineStr"><is><t>d_x000D_e</t><rPh><t>f</t></rPh></is></c><c t="str"><v><![CDATA[<g>]]></v></c></row>',
        ),
      ),
    ).toEqual([[["bc", "d\re", "<g>"]]]);
  });

  it.each([
    ["a text that is not there", '<row><c t="s"><v>7</v></c></row>'],
    ["two cells in one place", '<row><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
    ["a place that is none", '<row><c r="1A"><v>1</v></c></row>'],
    ["a row that is none", '<row r="0"><c><v>1</v></c></row>'],
    ["a tag that never ends", '<row><c r="A1" <v>1</v></c></row>'],
    ["a document type", "<!DOCTYPE a><row><c><v>1</v></c></row>"],
  ])("is damaged by %s", (_, data) => {
    expect(() => readWorkbook(raw(data))).toThrow();
  });

  it("reads each of its parts once, whatever sheets refer to it", () => {
    const sheet = '<sheet name="a" r:id="rId1"/>';
    const book = `<workbook><sheets>${sheet.repeat(2)}</sheets></workbook>`;
    expect(() => readWorkbook(raw("", "", { "xl/workbook.xml": book }))).toThrow();
  });
});

describe("cells that stand for several rows", () => {
  const rows = (...texts: readonly (readonly BookCell[])[]) => texts;

  it("are in each of them, amounts excepted", () => {
    const sheet = {
      name: "a",
      rows: rows(["05-01-2026", "Café", -1.2, 10], [null, "Pão", -2, null], [null, null, -3, null]),
      merged: ["A1:A3", "D1:D3", "B2:B3"],
    };
    expect(cellsOf(workbookOf([sheet]))).toEqual([
      [
        ["05-01-2026", "Café", -1.2, 10],
        ["05-01-2026", "Pão", -2, null],
        ["05-01-2026", "Pão", -3, null],
      ],
    ]);
  });

  it("never make a second movement of the lines of one", () => {
    const sheet = {
      name: "a",
      rows: rows(["05-01-2026", "Café", "-1,20"], [null, "Rua do Meio", null]),
      merged: ["A1:A2", "C1:C2"],
    };
    expect(cellsOf(workbookOf([sheet]))[0]?.[1]).toEqual([null, "Rua do Meio", null]);
  });

  it("are only the first of those that they stand for in a row", () => {
    const sheet = {
      name: "a",
      rows: rows(["Título", null, null], ["a", "b", "c"]),
      merged: ["A1:C1"],
    };
    expect(cellsOf(workbookOf([sheet]))[0]?.[0]).toEqual(["Título", null, null]);
  });

  it("take no more than there are cells, whatever they claim", () => {
    const claim = (range: string, count: number) =>
      raw(
        '<row><c t="s"><v>0</v></c></row><row><c><v>1</v></c></row>',
        `<mergeCells>${`<mergeCell ref="${range}"/>`.repeat(count)}</mergeCells>`,
      );
    expect(cellsOf(claim("A1:A900000000", 1))).toEqual([[["a"], [1]]]);
    expect(() => readWorkbook(claim("A1:A900000000", 1_000))).toThrow();
    expect(() => readWorkbook(claim("A1:900000000A", 1))).toThrow();
  });
});
