import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOfLine } from "../../../../src/domain/imports/statements/sheet-line.ts";
import type { FileSheet } from "../../../../src/domain/imports/sheets/file-sheets.ts";
import type { Mapping } from "../../../../src/domain/imports/mapping/mapping.ts";
import { readSheets } from "../../../../src/domain/imports/sheets/read-sheets.ts";
import { anyLines, anyOpening } from "../../../support/arbitraries/bank-line.ts";
import { lineKey, rowKey } from "../../../support/bank-files/line-keys.ts";
import { comma, dayFirst, running } from "../../../support/bank-files/line.ts";
import { runs } from "../../../support/runs.ts";

const sheet = (name: string | null, text: string): FileSheet => ({
  name,
  sheet: text
    .trim()
    .split("\n")
    .map((line, at) => ({ line: at + 1, cells: line.trim().split(";") })),
});

const outcome = (
  sheets: readonly FileSheet[],
  mappings: readonly Mapping[] = [],
  account?: string,
) => {
  const read = readSheets(sheets, mappings, account);
  return read.ok ? read.value : read.reason;
};

const statement = (...args: Parameters<typeof outcome>) => {
  const read = outcome(...args);
  if (read.type !== "statement") throw new Error(JSON.stringify(read));
  return read.statement;
};

const BPI = "Data Mov.;Descrição do Movimento;Valor em EUR;Saldo em EUR";
const OTHER = "Data;Loja;Valor";

const COVER = sheet("Resumo", "Extrato de conta\nPeríodo;Janeiro de 2026\nNúmero de movimentos;12");
const JANUARY = sheet("Janeiro", `${BPI}\n05-01-2026;Café;-1,20;8,80\n06-01-2026;Pão;-2,00;6,80`);
const FEBRUARY = sheet("Fevereiro", `${BPI}\n07-02-2026;Chá;-0,80;6,00\n08-02-2026;Pão;-2,00;4,00`);

describe("the sheets of a file", () => {
  it("are read as one where they have the same columns, whatever stands before them", () => {
    const read = statement([COVER, FEBRUARY, JANUARY]);
    expect(read.rows.map(({ original }) => original)).toEqual(["Café", "Pão", "Chá", "Pão"]);
    expect(read.proof).toEqual({ state: "proven", covered: 3, of: 4 });
    expect(read.closing).toEqual({ amount: 400, date: "2026-02-08" });
    expect(read.rows.map(({ line }) => placeOfLine(read, line))).toEqual([
      { row: 2, sheet: "Janeiro" },
      { row: 3, sheet: "Janeiro" },
      { row: 2, sheet: "Fevereiro" },
      { row: 3, sheet: "Fevereiro" },
    ]);
    expect(read).not.toHaveProperty("twins");
    expect(read).not.toHaveProperty("otherSheets");
  });

  it("name no sheet where there is but one", () => {
    const read = statement([JANUARY]);
    expect(read.rows.map(({ line }) => placeOfLine(read, line))).toEqual([
      { row: 2, sheet: null },
      { row: 3, sheet: null },
    ]);
  });

  it("give each row once, and all proven, however a statement is divided among them", () => {
    fc.assert(
      fc.property(
        anyLines(2),
        anyOpening,
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
        fc.boolean(),
        (lines, opening, cut, [first, second], swapped) => {
          const day = lines[cut % lines.length]?.date ?? "";
          const rows = running(opening, lines);
          const parts = [
            rows.filter(({ date }) => date < day),
            rows.filter(({ date }) => date >= day),
          ];
          const sheets = parts.map((part, at) => {
            const written = part.map(({ date, text, cents, balance }) => [
              dayFirst(date),
              text,
              comma(cents),
              comma(balance),
            ]);
            const newest = at === 0 ? first : second;
            const cells = [BPI.split(";"), ...(newest === true ? written.toReversed() : written)];
            return {
              name: `${at}`,
              sheet: cells.map((one, row) => ({ line: row + 1, cells: one })),
            };
          });
          const read = statement(swapped ? sheets.toReversed() : sheets);
          expect(read.rows.map(rowKey).toSorted()).toEqual(lines.map(lineKey).toSorted());
          expect(new Set(read.rows.map(({ line }) => line)).size).toBe(lines.length);
          // Equal amounts of two sheets in opposite orders may follow in more than one way.
          if (first === second) expect(read.proof.state).toBe("proven");
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("name rows that equal one of another sheet, but not those that are equal within one", () => {
    const both = sheet("Tudo", `${BPI}\n05-01-2026;Café;-1,20;8,80\n09-01-2026;Bolo;-1,00;5,80`);
    const read = statement([JANUARY, both]);
    expect(read.twins?.map((line) => placeOfLine(read, line))).toEqual([{ row: 2, sheet: "Tudo" }]);
    expect(read.rows).toHaveLength(4);
    expect(read.proof).toEqual({ state: "proven", covered: 2, of: 3 });
    expect(read.closing).toEqual({ amount: 580, date: "2026-01-09" });
    const coffees = `${OTHER}\n05-01-2026;Café;-1,20\n05-01-2026;Café;-1,20`;
    const mapping = mappingFor(coffees);
    const two = statement(
      [sheet("a", coffees), sheet("b", `${OTHER}\n06-01-2026;Pão;-1,00`)],
      [mapping],
    );
    expect(two).not.toHaveProperty("twins");
    const four = statement([sheet("a", coffees), sheet("b", coffees)], [mapping]);
    expect(four.rows).toHaveLength(4);
    expect(four.twins).toHaveLength(2);
  });

  it("name each that has another table: that of a known bank is read, else the largest", () => {
    const other = sheet(
      "Cartão",
      `${OTHER}\n05-01-2026;Bolo;-1,00\n06-01-2026;Sumo;-2,00\n07-01-2026;Chá;-3,00`,
    );
    const known = statement([other, JANUARY, COVER]);
    expect(known.rows).toHaveLength(2);
    expect(known.otherSheets).toEqual(["Cartão"]);
    const small = sheet("Pequena", "Dia;Nome;Valor\n05-01-2026;Bolo;-9,00");
    const unknown = statement([small, other], [mappingFor(`${OTHER}\n05-01-2026;Bolo;-1,00`)]);
    expect(unknown.rows).toHaveLength(3);
    expect(unknown.otherSheets).toEqual(["Pequena"]);
  });

  it("name each whose days nobody can read", () => {
    const words = sheet("Cartão", `${OTHER}\n5 Jan 2026;Pão;-1,00`);
    expect(statement([COVER, JANUARY, words]).otherSheets).toEqual(["Cartão"]);
    const small = sheet("Pequena", "Dia;Nome;Valor\n05-01-2026;Bolo;-9,00");
    const large = `${OTHER}\n5 Jan 2026;Pão;-1,00\n6 Jan 2026;Pão;-1,00`;
    expect(outcome([small, sheet("Grande", large)])).toMatchObject({ type: "unknown-dates" });
  });

  it("name a table of a page by its first text", () => {
    const cards = sheet(null, "Cartões de crédito\nDia;Nome;Valor\n05-01-2026;Bolo;-9,00");
    expect(statement([{ ...JANUARY, name: null }, cards]).otherSheets).toEqual([
      "Cartões de crédito",
    ]);
  });

  it("are mapped once for all with the same columns", () => {
    const sheets = [
      sheet("a", `${OTHER}\n05-01-2026;Café;-1,20`),
      sheet("b", `${OTHER}\n06-02-2026;Pão;-2,00`),
    ];
    const asked = outcome(sheets);
    if (asked.type !== "needs-mapping") throw new Error(asked.type);
    expect(asked.preview).toHaveLength(2);
    expect(statement(sheets, [asked.proposal]).rows).toHaveLength(2);
  });

  it("of several accounts are read as the one that is chosen", () => {
    const of = (number: string, { name, sheet: rows }: FileSheet) => ({
      name,
      sheet: [
        { line: 1, cells: ["Conta", number] },
        ...rows.map((row) => ({ ...row, line: row.line + 1 })),
      ],
    });
    const sheets = [of("0001234", JANUARY), of("0005678", FEBRUARY)];
    expect(outcome(sheets)).toEqual({
      type: "several-accounts",
      accounts: [
        { number: "0001234", rows: 2 },
        { number: "0005678", rows: 2 },
      ],
    });
    const read = statement(sheets, [], "0005678");
    expect(read.rows.map(({ original }) => original)).toEqual(["Chá", "Pão"]);
    expect(read.account.digits).toBe("5678");
    expect(statement([of("1234", JANUARY), of("1234", FEBRUARY)]).rows).toHaveLength(4);
  });

  it("in another currency are not read with those in euros", () => {
    const dollars = sheet("USD", `Conta;0001 - USD\n${BPI}\n05-01-2026;Café;-1,20;8,80`);
    const read = statement([JANUARY, dollars]);
    expect(read.rows).toHaveLength(2);
    expect(read.otherSheets).toEqual(["USD"]);
  });

  it.each([
    ["none at all", [], "empty"],
    ["empty ones", [sheet("a", ""), sheet("b", " ")], "empty"],
    ["covers", [sheet("a", ""), COVER], "no-table"],
    ["names of columns alone", [COVER, sheet("b", BPI)], "no-rows"],
    [
      "days that nobody can read",
      [COVER, sheet("b", `${OTHER}\n5 Jan 2026;Pão;-1,00`)],
      "unknown-dates",
    ],
  ] as const)(
    "say what is wrong with the one that comes nearest to a table: %s",
    (_, sheets, fault) => {
      expect(outcome([...sheets]).type).toBe(fault);
    },
  );

  it("have as many lines in all as any file at most", () => {
    const rows = Array.from({ length: 30_001 }, (_, at) => ({ line: at + 1, cells: ["x"] }));
    expect(
      outcome([
        { name: "a", sheet: rows },
        { name: "b", sheet: rows },
      ]).type,
    ).toBe("too-many-rows");
  });
});

function mappingFor(text: string): Mapping {
  const read = outcome([sheet("a", text)]);
  if (read.type !== "needs-mapping") throw new Error(read.type);
  return read.proposal;
}
