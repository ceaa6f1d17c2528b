import { columnNamed, foldHeader } from "./header.ts";
import { readDay } from "./read-day.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";

/** How far from the top a header may be, in rows. */
export const HEADER_ROWS = 30;

/** The usual column names of banks; a name that ends in `*` is a prefix. Saldo is never an amount. */
export const USUAL_NAMES = {
  date: [
    "Data mov*",
    "Data lanc*",
    "Data op*",
    "Data",
    "Date",
    "Data*",
    "Booking*",
    "Dia",
    "Fecha*",
  ],
  description: [
    "Descrição*",
    "Descri*",
    "Description",
    "Payee",
    "Beneficiário",
    "Comerciante",
    "Movimento",
    "Designação",
    "Histórico",
    "Memo",
    "Title",
    "Nome",
    "Name",
  ],
  amount: [
    "Montante*",
    "Valor",
    "Valor eur*",
    "Valor em*",
    "Importância*",
    "Amount*",
    "Quantia",
    "Importe",
    "Total",
  ],
  debit: ["Débito*", "Debit*", "Valor a déb*", "Saída*", "Outflow", "Despesa*"],
  credit: ["Crédito*", "Credit*", "Valor a créd*", "Entrada*", "Inflow", "Receita*"],
  balance: ["Saldo contab*", "Saldo*", "Balance*", "Running balance"],
  currency: ["Moeda", "Moeda da conta", "Currency", "Currency code", "CCY", "Divisa", "Devise"],
  category: ["Categoria", "Category"],
} as const;

/** A table that no layout matches: its header, if there is one, and the rows below. */
export type UnknownTable = {
  readonly header: SheetRow | null;
  readonly rows: Sheet;
  readonly columns: number;
};

/** Whether a row names a column of dates and one of amounts. */
export function namesTable(row: SheetRow): boolean {
  const header = foldHeader(row);
  const isThere = (role: keyof typeof USUAL_NAMES) =>
    columnNamed(header, USUAL_NAMES[role]) !== null;
  return isThere("date") && (isThere("amount") || isThere("debit") || isThere("credit"));
}

/** Finds the table of an unknown sheet; null if no row has a date. */
export function unknownTable(sheet: Sheet): UnknownTable | null {
  const named = sheet.slice(0, HEADER_ROWS).findIndex(namesTable);
  const first = sheet.findIndex(({ cells }) => cells.some(isDay));
  if (first === -1) return null;
  const at = named !== -1 && named < first ? named : first - 1;
  const before = sheet[at];
  const header =
    before && before.cells.filter((cell) => cellText(cell) !== "").length > 1 ? before : null;
  return tableOf(header, sheet.slice(at + 1));
}

export const tableOf = (header: SheetRow | null, rows: Sheet): UnknownTable => ({
  header,
  rows,
  columns: Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length)),
});

/** Only text counts as a day, since a number may be anything. */
export const isDay = (cell: SheetRow["cells"][number]): boolean =>
  typeof cell === "string" && readDay(cell) !== null;
