import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHtmlTables } from "../../../../src/infrastructure/files/pages/read-html-tables.ts";
import { readWebArchive } from "../../../../src/infrastructure/files/pages/read-web-archive.ts";
import { readXmlSpreadsheet } from "../../../../src/infrastructure/files/workbooks/read-xml-spreadsheet.ts";
import { windows1252 } from "../../../support/bank-files/encode.ts";
import { htmlPage, webArchive, xmlSpreadsheet } from "../../../support/bank-files/pages.ts";
import { faultOf, readBytes } from "../../../support/bank-files/read.ts";
import { workbookOf, type BookSheet } from "../../../support/bank-files/workbook.ts";
import { readWorkbook } from "../../../../src/infrastructure/files/workbooks/read-workbook.ts";
import { anyBookSheets } from "../../../support/arbitraries/book-sheet.ts";
import { runs } from "../../../support/runs.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const HEADER = ["Data", "Descrição", "Montante"];

const ROWS = [
  HEADER,
  ["05-01-2026", "Café & <Pão>", "-1,20"],
  ["06-01-2026", "Ordenado", "1.500,00"],
];

const anyRows = fc
  .array(
    fc.tuple(
      fc.constantFrom("05-01-2026", "06-01-2026", "28/02/2026"),
      fc
        .string({
          unit: fc.constantFrom(...Array.from('aZçã&<>"= 09')),
          minLength: 1,
          maxLength: 9,
        })
        .map((one) => one.trim() || "x")
        .map((one) => one.replace(/\s+/g, " ")),
      fc.integer({ min: -99_999, max: 99_999 }).map((cents) => `${Math.trunc(cents / 100)},50`),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) => [HEADER, ...rows]);

const anyFlag = fc.boolean();
const anyPageDress = fc.record({
  open: anyFlag,
  laidOut: anyFlag,
  fonts: anyFlag,
  unseen: anyFlag,
  grouped: anyFlag,
});

const tablesOf = (html: string) =>
  readHtmlTables(html).map(({ sheet }) =>
    sheet
      .map(({ cells }) => cells.map((cell) => cell ?? ""))
      .filter((cells) => cells.some((cell) => cell !== "" && cell !== "Menu" && cell !== "Fim")),
  );

const page = (...rows: readonly string[]) => `<html><table>${rows.join("")}</table></html>`;

describe("a spreadsheet in XML", () => {
  it("is the same sheets as a workbook of them, whichever way it is written", () => {
    fc.assert(
      fc.property(
        anyBookSheets,
        fc.record({ indexed: anyFlag, prefixed: anyFlag, fonts: anyFlag }),
        (sheets, dress) => {
          const read = readWorkbook(workbookOf(sheets));
          const xml = readXmlSpreadsheet(text(xmlSpreadsheet(sheets, dress)));
          expect(xml).toEqual(read.ok ? read.value : read.reason);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("shows none of its hidden sheets, and none of its comments", () => {
    const sheets: readonly BookSheet[] = [
      { name: "a", rows: [["x"]], state: "hidden" },
      { name: "b", rows: [["y"]], state: "veryHidden" },
      { name: "c", rows: [["z"]] },
    ];
    const written = text(xmlSpreadsheet(sheets)).replace(
      "</Cell></Row></Table></Worksheet></Workbook>",
      '<Comment><ss:Data ss:Type="String">visto</ss:Data></Comment>$&',
    );
    expect(readXmlSpreadsheet(written)).toEqual([
      { name: "c", sheet: [{ line: 1, cells: ["z"] }] },
    ]);
  });

  it("has cells that stand for several rows, and rows that state their place", () => {
    const written = text(xmlSpreadsheet([{ name: "a", rows: [["05-01-2026", "a", -1]] }]))
      .replace("<Cell>", '<Cell ss:MergeDown="1">')
      .replace(
        "</Table>",
        '<Row><Cell ss:Index="2" ss:MergeAcross="1"/><Cell><Data ss:Type="Number">9</Data></Cell></Row><Row ss:Index="5"/></Table>',
      );
    expect(readXmlSpreadsheet(written)[0]?.sheet.map(({ cells }) => cells)).toEqual([
      ["05-01-2026", "a", -1, null],
      ["05-01-2026", null, null, 9],
    ]);
  });

  it.each([
    ["a row beyond the limit", '<Row ss:Index="900000000">', "too-many-rows"],
    ["a column beyond the limit", '<Row><Cell ss:Index="900000000">', "too-many-columns"],
    ["a place that is none", '<Row ss:Index="x">', "damaged"],
    [
      "cells merged over each other",
      `<Row>${'<Cell ss:Index="1" ss:MergeDown="9"/>'.repeat(9)}`,
      "damaged",
    ],
  ])("is refused for %s before it is laid out", async (_, row, fault) => {
    const written = text(xmlSpreadsheet([{ name: "a", rows: [["x"], ["y"], ["z"]] }]));
    const spoilt = written.replace("<Row>", row);
    expect(await faultOf(new TextEncoder().encode(spoilt))).toBe(fault);
  });

  it("has no more sheets than anybody needs, and no more lines in all than any file", async () => {
    const sheets = (count: number) =>
      xmlSpreadsheet(Array.from({ length: count }, () => ({ name: "a", rows: [["x"]] })));
    expect(await faultOf(sheets(10_001))).toBe("damaged");
    const long = Array.from({ length: 30_001 }, () => ["x"]);
    const two = ["a", "b"].map((name) => ({ name, rows: long }));
    expect(await faultOf(xmlSpreadsheet(two))).toBe("too-many-rows");
    expect(await faultOf(workbookOf(two))).toBe("too-many-rows");
  });

  it("that is cut off, or has no table, says so", async () => {
    const whole = xmlSpreadsheet([{ name: "a", rows: ROWS }]);
    expect(await faultOf(whole.slice(0, -40))).toBe("damaged");
    expect(await faultOf(xmlSpreadsheet([{ name: "a", rows: [["Olá"]] }]))).toBe("no-table");
  });
});

describe("a table of a page", () => {
  it("is the same rows, whichever way the page is written", () => {
    fc.assert(
      fc.property(anyRows, anyPageDress, (rows, dress) => {
        expect(tablesOf(htmlPage(rows, dress))).toEqual([rows]);
      }),
      { numRuns: runs(150) },
    );
  });

  it("has cells that stand for several rows and columns", () => {
    const html = page(
      "<tr><td colspan=3>Extrato</td></tr>",
      "<tr><th>Data</th><th>Descrição</th><th>Montante</th></tr>",
      "<tr><td rowspan='2'>05-01-2026</td><td>Café</td><td>-1,20</td></tr>",
      "<tr><td>Pão</td><td>-2,00</td></tr>",
      "<tr><td>06-01-2026</td><td colspan=2>Nada</td></tr>",
    );
    expect(readHtmlTables(html)[0]?.sheet.map(({ cells }) => cells)).toEqual([
      ["Extrato", null, null],
      HEADER,
      ["05-01-2026", "Café", "-1,20"],
      ["05-01-2026", "Pão", "-2,00"],
      ["06-01-2026", "Nada", null],
    ]);
  });

  it("is of the titles, numbers and names before it, and of what continues it", () => {
    const title = "<table><tr><td>Conta<td>0001234</table>";
    const names = `<table><tr>${HEADER.map((one) => `<th>${one}`).join("")}</table>`;
    const body = (day: string) =>
      `<table><tr><td>${day}<td>Café<td>-1,20<tr><td>${day}<td>Pão<td>-2,00</table>`;
    const tables = readHtmlTables(
      `<html>${title}${names}${body("05-01-2026")}${body("06-01-2026")}`,
    );
    expect(tables.map(({ sheet }) => sheet.map(({ line }) => line))).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it("is apart from others with other columns, on the lines of the page", () => {
    const cards = page(
      "<tr><td>Dia<td>Valor",
      "<tr><td>05-01-2026<td>-3,00",
      "<tr><td>06-01-2026<td>-4,00",
    );
    const tables = readHtmlTables(htmlPage(ROWS) + cards);
    expect(tables.map(({ sheet }) => sheet.map(({ line }) => line))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it("may lay out a cell of another, whose text it is", () => {
    const html = page(
      "<tr><td>Data<td>Descrição<td>Montante",
      "<tr><td>05-01-2026<td>Café<td><table><tr><td>-1,20<td>€</table>",
    );
    expect(readHtmlTables(html)[0]?.sheet.at(-1)?.cells).toEqual(["05-01-2026", "Café", "-1,20 €"]);
  });

  it("has words that end at a line, and not at a font", () => {
    const html = page(
      "<tr><td>Rua<br>Nova<td>1<b>2</b>,<span>40</span><td>12<sup>40</sup><td>a<p>b",
    );
    expect(readHtmlTables(html)[0]?.sheet[0]?.cells).toEqual(["Rua Nova", "12,40", "12 40", "a b"]);
  });

  it("takes no more than it has, whatever its cells claim", async () => {
    const claims = "<tr><td rowspan=65534 colspan=1000>x<td rowspan=65534 colspan=1000>".repeat(
      2_000,
    );
    expect(await faultOf(windows1252(page(claims)))).toBe("too-many-columns");
    expect(await faultOf(windows1252(page("<tr>", "<td>".repeat(201), "x")))).toBe(
      "too-many-columns",
    );
    expect(await faultOf(windows1252(page("<tr><td>x".repeat(60_001))))).toBe("too-many-rows");
    expect(await faultOf(windows1252(page("<tr><td><table>".repeat(50))))).toBe("damaged");
    expect(await faultOf(windows1252(page("<tr><td>".repeat(60_001))))).toBe("too-many-rows");
    expect(await faultOf(windows1252(page("<td>".repeat(1_001))))).toBe("too-many-columns");
    expect(await faultOf(windows1252(page("<table></table>".repeat(10_000))))).toBe("damaged");
    expect(await faultOf(windows1252("<html><!-- <table><tr><td>x"))).toBe("damaged");
  });

  it("that is cut off within a cell does not read that row", async () => {
    const cut = htmlPage(ROWS).replace(/00<\/td><\/tr><\/table>.*$/s, "");
    const rows = readHtmlTables(cut)[0]?.sheet.map(({ cells }) => cells.length);
    expect(rows).toEqual([3, 3, 2]);
  });
});

describe("a web archive", () => {
  it.each(["quoted-printable", "base64", "8bit"] as const)(
    "is the sheets of its workbook, written as %s",
    (encoding) => {
      const archive = webArchive(
        [
          { name: "Resumo", html: htmlPage([["Extrato de conta"]]) },
          { name: "Modelo", html: htmlPage(ROWS), hidden: true },
          { name: "Janeiro & mais", html: htmlPage(ROWS) },
        ],
        encoding,
      );
      const sheets = readWebArchive(new TextDecoder("windows-1252").decode(archive));
      const filled = sheets.filter(({ sheet }) => sheet.length > 0);
      expect(filled.map(({ name }) => name)).toEqual(["Resumo", "Janeiro & mais"]);
      expect(filled[1]?.sheet.map(({ cells }) => cells)).toEqual(ROWS);
    },
  );

  it("is asked about as any unknown table, and never taken for a page of the web", async () => {
    const read = await readBytes(webArchive([{ name: "a", html: htmlPage(ROWS) }]));
    expect(read).toMatchObject({ type: "needs-mapping", header: HEADER });
    const nothing = webArchive([{ name: "a", html: htmlPage([["Olá"]]) }]);
    expect(await faultOf(nothing)).toBe("no-table");
    expect(await faultOf(nothing.slice(0, -20))).toBe("damaged");
  });
});
