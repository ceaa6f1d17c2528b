import { readFileSync } from "node:fs";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { FILE_MAX, LINES_MAX } from "../../../src/domain/imports/file-limits.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import { utf8, windows1252 } from "../../support/bank-files/encode.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../../support/bank-files/example.ts";
import { faultOf, readBytes, statementIn } from "../../support/bank-files/read.ts";
import { packed, workbook } from "../../support/bank-files/workbook.ts";
import { runs } from "../../support/runs.ts";

const fixture = (file: string) =>
  new Uint8Array(readFileSync(`${import.meta.dirname}/../../fixtures/bank-files/${file}`));

const HEADER = "Data Movimento;Data Valor;Descrição;Montante;Saldo\r\n";

const sheetOf = (cells: string) =>
  packed({
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
  });

describe("a file that cannot be read", () => {
  it.each([
    ["one of no bytes", new Uint8Array(), "empty"],
    ["one of blank lines", utf8("\r\n \r\n"), "empty"],
    ["one of more than 25 MB", new Uint8Array(FILE_MAX + 1), "too-big"],
    ["a PDF", utf8("%PDF-1.7 …"), "pdf"],
    ["an old Excel file", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), "old-excel"],
    ["QIF", utf8("!Type:Bank\nD5/01/26\nT-12.30\nPCafé\n^\n"), "qif"],
    ["QIF of several accounts", utf8("\n!Account\r\nNConta\r\n^\r\n!Type:Bank\r\n"), "qif"],
    [
      "MT940",
      utf8(":20:1\r\n:25:PT50 1\r\n:60F:C260101EUR1,00\r\n:61:260105D1,2NMSC\r\n"),
      "mt940",
    ],
    ["MT940 in its envelope", utf8("{1:F01}{2:I940}{4:\n:20:1\n:25:1\n:28C:1\n-}"), "mt940"],
    [
      "MT940 below the names of the banks",
      utf8("ABCDPTPL\n940\nABCDPTPL\n:20:1\n:25:1\n"),
      "mt940",
    ],
    ["an archive of statements", zipSync({ "camt.xml": utf8("<Document/>") }), "archive"],
    [
      "a sheet of LibreOffice's own",
      zipSync({ mimetype: utf8("application"), "content.xml": utf8("<a/>") }),
      "archive",
    ],
    [
      "a page of the web",
      utf8("<!DOCTYPE html><html><body>Sessão expirada</body></html>"),
      "web-page",
    ],
    ["a picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0, 1), "no-table"],
    ["a text without dates", utf8("olá;mundo\r\n1;2\r\n"), "no-table"],
    ["a header alone", windows1252(HEADER), "no-rows"],
    ["an archive that is no workbook", packed({}), "damaged"],
    ["an archive cut in half", fixture("bpi.xlsx").slice(0, 1_000), "damaged"],
    ["XML of another kind", utf8("<a><b/></a>"), "no-table"],
    ["XML cut in half", fixture("camt-053.xml").slice(0, 900), "damaged"],
    ["OFX cut in half", fixture("ofx-1.ofx").slice(0, 700), "damaged"],
    ["OFX with a second one that is cut", utf8("<OFX></OFX>\n<OFX><BANKMSGSRSV1>"), "damaged"],
    ["OFX with a comment without an end", utf8("<OFX><!-- </OFX>"), "damaged"],
    ["OFX that goes too deep", utf8(`<OFX>${"<A>".repeat(41)}</OFX>`), "damaged"],
    ["OFX of a deposit of shares", utf8("<OFX><INVSTMTMSGSRSV1/></OFX>"), "no-statement"],
    ["JSON of another kind", utf8('{"receitas":[]}'), "no-table"],
    ["JSON cut in half", utf8('{"versao":1,"receitas":['), "damaged"],
    [
      "a cell without end",
      utf8(`${HEADER}05-01-2026;05-01-2026;${"a".repeat(10_001)};1,00;1,00`),
      "too-long-cell",
    ],
    ["a line without end", utf8(HEADER + ";".repeat(201)), "too-many-columns"],
    ["lines without end", utf8(HEADER + "x\n".repeat(LINES_MAX)), "too-many-rows"],
  ])("such as %s says why", async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  it("such as one with entities of its own says that it is damaged, and never expands them", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY x "${"y".repeat(1_000)}">]><Document>&x;</Document>`;
    expect(await faultOf(utf8(bomb))).toBe("damaged");
  });

  it("at once, a statement of several accounts, says which they are and is read by account", async () => {
    const text = new TextDecoder().decode(fixture("camt-053.xml"));
    const [report = ""] = /<Stmt>.*<\/Stmt>/s.exec(text) ?? [];
    const two = text.replace("</Stmt>", `</Stmt>${report.replaceAll("8765", "1111")}`);
    const read = await readBytes(utf8(two));
    if (read.type !== "several-accounts") throw new Error(read.type);
    expect(read.accounts.map(({ number }) => number.slice(-4))).toEqual(["8765", "1111"]);
    const file = await import("../../../src/infrastructure/files/read-statement-file.ts");
    const chosen = await file.readStatementFile(utf8(two), [], read.accounts[1]?.number);
    expect(chosen).toMatchObject({ value: { statement: { account: { digits: "1111" } } } });
  });

  it("names the bank of an old Excel file, however it keeps its texts", async () => {
    const name = Array.from("Santander").flatMap((letter) => [letter.charCodeAt(0), 0]);
    const read = await import("../../../src/infrastructure/files/read-statement-file.ts");
    const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...name);
    expect(await read.readStatementFile(bytes, [])).toEqual({
      ok: false,
      reason: { type: "old-excel", bank: "Santander" },
    });
  });
});

describe("a workbook that claims too much", () => {
  it("is refused before it is unpacked into more than 100 MB", async () => {
    const zeros = new Uint8Array(101 * 1024 * 1024);
    const bomb = packed({ "xl/worksheets/sheet1.xml": zeros });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await faultOf(bomb)).toBe("unpacks-too-big");
  });

  it("is not unpacked further than it says, if it says less", async () => {
    const length = 30 * 1024 * 1024;
    const bomb = packed({ "xl/worksheets/sheet1.xml": new Uint8Array(length) });
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    const places = Array.from({ length: bomb.length - 4 }, (_, at) => at).filter(
      (at) => view.getUint32(at, true) === length,
    );
    expect(places.length).toBeGreaterThan(0);
    for (const at of places) view.setUint32(at, 1_000, true);
    const before = process.memoryUsage().arrayBuffers;
    expect(await faultOf(bomb)).toBe("damaged");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(length / 2);
  });

  it.each([
    ['<row r="900000000"><c r="A900000000"><v>1</v></c></row>', "too-many-rows"],
    ['<row r="1"><c r="XFD1"><v>1</v></c></row>', "too-many-columns"],
    ['<row r="&#57;9"><c r="A1"><v>1</v></c></row>', "damaged"],
  ])("%s is refused before its cells are laid out", async (cells, fault) => {
    expect(await faultOf(sheetOf(cells))).toBe(fault);
  });

  it("may hold formulas, of which only what they came to is read", async () => {
    const read = await statementIn(
      sheetOf(
        [
          '<row r="1"><c r="A1" t="inlineStr"><is><t>Data Movimento</t></is></c><c r="B1" t="inlineStr"><is><t>Descrição</t></is></c><c r="C1" t="inlineStr"><is><t>Montante</t></is></c><c r="D1" t="inlineStr"><is><t>Saldo</t></is></c></row>',
          '<row r="2"><c r="A2" t="inlineStr"><is><t>05-01-2026</t></is></c><c r="B2" t="inlineStr"><is><t>=HYPERLINK("http://mau")</t></is></c><c r="C2"><f>SUM(1,2)</f><v>-3</v></c><c r="D2"><v>10</v></c></row>',
        ].join(""),
      ),
    );
    expect(read.rows).toMatchObject([{ original: '=HYPERLINK("http://mau")', amount: 300 }]);
  });
});

describe("a file under another name or spoilt in part", () => {
  it("is read by its bytes: nothing of its name is asked for", async () => {
    const read = await statementIn(
      workbook([
        ["Data Mov.", "Descrição do Movimento", "Valor em EUR", "Saldo em EUR"],
        ["05-01-2026", "Café", "-1,20", "10,00"],
      ]),
    );
    expect(read.source.id).toBe("bpi");
  });

  it("keeps every row but the one that it is cut in, and tells that one", async () => {
    const text = new TextDecoder("windows-1252").decode(fixture("novobanco-montante.csv"));
    const rows = text.trimEnd().split("\r\n");
    for (const cells of [1, 2, 3, 4]) {
      const last = rows.at(-1)!.split('";"').slice(0, cells).join('";"');
      const cut = await statementIn(windows1252([...rows.slice(0, -1), last].join("\r\n")));
      expect(cut.rows).toHaveLength(rows.length - 2);
      expect(cut.unread).toMatchObject([{ reason: "cut", line: rows.length }]);
    }
  });

  it("loses no line to a quote that is never closed", async () => {
    const lines = [
      '05-01-2026;05-01-2026;"Café;-1,20;8,80',
      "04-01-2026;04-01-2026;Pão;-2,00;10,00",
    ];
    const read = await statementIn(windows1252(HEADER + lines.join("\r\n")));
    expect(read.rows.map(({ original }) => original)).toEqual(["Pão", "Café"]);
    expect(read.proof).toEqual({ state: "proven", covered: 1, of: 2 });
  });

  it("has one line where the end of a line is written twice over", async () => {
    const rows = `${HEADER}05-01-2026;05-01-2026;Café;-1,20;8,80\r\n`;
    const read = await statementIn(windows1252(rows.replaceAll("\r\n", "\r\r\n")));
    expect(read.rows.map(({ line, original }) => [line, original])).toEqual([[2, "Café"]]);
  });

  it("tells a line by where it stands in the file, lines within cells counted", async () => {
    const rows =
      '05-01-2026;05-01-2026;"Café\nCentral";-1,20;8,80\n04-01-2026;04-01-2026;Pão;dois;10,00\n';
    const read = await statementIn(windows1252(HEADER + rows));
    expect(read.rows.map(({ line }) => line)).toEqual([2]);
    expect(read.unread.map(({ line }) => line)).toEqual([4]);
  });

  it("never throws and never takes a row for two, whatever one byte of it is", async () => {
    const files = BANK_FILES.map(({ write }) => write(EXAMPLE, EXAMPLE_OPENING));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(255),
        async (bytes, at, byte) => {
          const spoilt = bytes.slice();
          spoilt[at % spoilt.length] = byte;
          const read = await readBytes(spoilt);
          const rows = read.type === "statement" ? read.statement.rows : [];
          expect(rows.length).toBeLessThanOrEqual(EXAMPLE.length);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it("never throws, whatever its bytes", async () => {
    const starts = ["", "PK\u0003\u0004", "<", "<OFX>", "<html><table>", "{", "\ufeff", HEADER];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 300 }),
        async (start, rest) => {
          const read = await readBytes(Uint8Array.of(...utf8(start), ...rest));
          expect(["statement", "needs-mapping", "fault"]).toContain(read.type);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
