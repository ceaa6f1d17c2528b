import fc from "fast-check";
import { utf8 } from "../encode.ts";
import { point, serial } from "../line.ts";
import { htmlPage, webArchive, xmlSpreadsheet, type PageDress, type XmlDress } from "../pages.ts";
import { workbookOf, type BookCell, type BookDress, type BookSheet } from "../workbook.ts";
import { sheetOf, type Draft } from "./draft.ts";

/** A way in which a program writes a table that is not plain text. */
export type SheetForm = { readonly name: string; readonly write: (draft: Draft) => Uint8Array };

/** Days as they are told apart from texts before they become typed cells. */
const TYPED = { day: ({ date }: { readonly date: string }) => `@${date}`, money: point };

/** The cells of a table, its days and amounts typed. */
const typedCells = (draft: Draft): readonly (readonly BookCell[])[] =>
  sheetOf({ ...draft, look: { ...draft.look, ...TYPED } }).map((cells) =>
    cells.map((text) => {
      const day = /^@(\d{4}-\d\d-\d\d) ?$/.exec(text)?.[1];
      if (day !== undefined) return { day: serial(day as Parameters<typeof serial>[0]) };
      return /^-?\d+\.\d\d ?$/.test(text) ? Number(text) : text === "" ? null : text;
    }),
  );

const textCells = (draft: Draft): readonly (readonly BookCell[])[] =>
  sheetOf(draft).map((cells) => cells.map((text) => (text === "" ? null : text)));

/** A table as sheets: beside others, or divided by its days. */
function sheetsOf(draft: Draft, isTyped: boolean, how: string): readonly BookSheet[] {
  const rowsOf = isTyped ? typedCells : textCells;
  const whole = { name: "Movimentos", rows: rowsOf(draft) };
  if (how === "cover") return [{ name: "Resumo", rows: [["Extrato de conta"], []] }, whole];
  if (how === "hidden") {
    const rows = [
      ["Data", "Descrição", "Montante"],
      ["05-03-2023", "Antigo", -99],
    ];
    return [{ name: "Modelo", rows, state: "hidden" }, whole];
  }
  if (how === "other") {
    const rows = [
      ["Dia", "Título", "Preço"],
      ["05-03-2023", "Ação", "-99,10"],
    ];
    return [{ name: "Carteira", rows }, whole];
  }
  const day = draft.rows[Math.floor(draft.rows.length / 2)]?.date ?? "";
  if (how !== "divided" || draft.between.length + draft.above.length + draft.below.length > 0)
    return [whole];
  const part = (name: string, isEarly: boolean) => ({
    name,
    rows: rowsOf({ ...draft, rows: draft.rows.filter(({ date }) => date < day === isEarly) }),
  });
  return [part("Janeiro", true), part("Fevereiro", false)].filter(({ rows }) => rows.length > 1);
}

const how = fc.constantFrom("alone", "cover", "hidden", "other", "divided");

const bookDress: fc.Arbitrary<BookDress> = fc.record(
  {
    days: fc.constantFrom({ format: 59, text: "d/m/yyyy" }, { format: 14 }, "iso" as const),
    texts: fc.constantFrom("shared", "inline", "formula", "rich"),
    placed: fc.boolean(),
    from1904: fc.boolean(),
    prefix: fc.constantFrom("", "x:"),
  },
  { requiredKeys: [] },
);

const xmlDress: fc.Arbitrary<XmlDress> = fc.record({
  indexed: fc.boolean(),
  prefixed: fc.boolean(),
  fonts: fc.boolean(),
});

const pageDress: fc.Arbitrary<PageDress> = fc.record({
  open: fc.boolean(),
  laidOut: fc.boolean(),
  fonts: fc.boolean(),
  unseen: fc.boolean(),
});

/** Any program that writes tables: workbooks, Excel's XML, pages, and archives of them. */
export const anySheetForm: fc.Arbitrary<SheetForm> = fc.oneof(
  fc.tuple(bookDress, fc.boolean(), how).map(([dress, isTyped, beside]) => ({
    name: `workbook ${beside} ${isTyped} ${JSON.stringify(dress)}`,
    write: (draft: Draft) => workbookOf(sheetsOf(draft, isTyped, beside), dress),
  })),
  fc.tuple(xmlDress, fc.boolean(), how).map(([dress, isTyped, beside]) => ({
    name: `XML ${beside} ${isTyped} ${JSON.stringify(dress)}`,
    write: (draft: Draft) => xmlSpreadsheet(sheetsOf(draft, isTyped, beside), dress),
  })),
  pageDress.map((dress) => ({
    name: `page ${JSON.stringify(dress)}`,
    write: (draft: Draft) => utf8(htmlPage(sheetOf(draft), dress)),
  })),
  fc.constantFrom("quoted-printable", "base64").map((encoding) => ({
    name: `archive ${encoding}`,
    write: (draft: Draft) =>
      webArchive([{ name: "Movimentos", html: asAscii(htmlPage(sheetOf(draft))) }], encoding),
  })),
);

/** A page that writes all letters outside of ASCII by their numbers. */
const asAscii = (html: string): string =>
  html.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
