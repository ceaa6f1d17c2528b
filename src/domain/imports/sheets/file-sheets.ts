import { foldHeader } from "../tables/header.ts";
import { isOtherCurrencyAccount } from "../cells/other-currency.ts";
import { readAmount } from "../cells/read-amount.ts";
import { readDay } from "../cells/read-day.ts";
import { accountAbove } from "../tables/account-above.ts";
import { recognise, severalTables } from "../tables/recognise.ts";
import type { Cell, Sheet, SheetRow } from "../tables/sheet.ts";
import { namesTable, rowsAbove, unknownTable } from "../tables/unknown-table.ts";

/** A sheet of a workbook, by its name; or a table of a page, without one, whose lines are those of the page. */
export type FileSheet = { readonly name: string | null; readonly sheet: Sheet };

/** A sheet with a table of movements. */
export type TableSheet = FileSheet & {
  readonly header: SheetRow | null;
  readonly above: Sheet;
  readonly rows: Sheet;
  /** Equal for tables that can be read as one: they have the same columns. */
  readonly columns: string;
  /** Whether a bank's layout matches it. */
  readonly known: boolean;
  /** The number of its rows with a day and an amount. */
  readonly size: number;
  /** Its first day, or empty. */
  readonly from: string;
  /** The number of the account that stands above it, or null. */
  readonly account: string | null;
};

/** The table of movements of a sheet; null for one without, such as a cover. */
export function tableSheet(file: FileSheet): TableSheet | null {
  const found = tableIn(file.sheet);
  if (found === null) return null;
  const { header, above, rows } = found;
  const days = rows.flatMap(({ cells }) => cells.find(isDay) ?? []).map(dayOf);
  const size = rows.filter(isMovement).length;
  if (size === 0 && !found.known && (header === null || !namesTable(header))) return null;
  return {
    ...file,
    ...found,
    columns: `${found.layout} ${columnsOf(header, rows)} ${isOtherCurrencyAccount(above)}`,
    size,
    from: days.reduce(
      (first, day) => (first === "" || (day !== "" && day < first) ? day : first),
      "",
    ),
    account: accountAbove(above),
  };
}

function tableIn(sheet: Sheet) {
  if (severalTables(sheet) !== null)
    return { header: null, above: [], rows: sheet, known: true, layout: "several" };
  const known = recognise(sheet);
  if (known !== null) return { ...known, known: true, layout: known.reading.source.id };
  const table = unknownTable(sheet);
  if (table === null) return null;
  const { header, rows } = table;
  const above = header === null ? [] : rowsAbove(sheet, header);
  return { header, above, rows, known: false, layout: "" };
}

/** The names of the columns, without the empty ones at the end; for a table without names, their number. */
const columnsOf = (header: SheetRow | null, rows: Sheet): string =>
  header === null
    ? `#${Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length))}`
    : foldHeader(header).join("|").replace(/\|+$/, "");

const isDay = (cell: Cell | undefined): boolean =>
  typeof cell === "string" && readDay(cell) !== null;

function dayOf(cell: Cell): string {
  const day = readDay(cell ?? "");
  return day === null || day === "bad" ? "" : day.date;
}

/** The numbers of days from 1982 to 2064, as a spreadsheet has them that does not call them days. */
const isNumberOfDay = (cell: Cell): boolean =>
  typeof cell === "number" && Number.isInteger(cell) && cell > 30_000 && cell < 60_000;

/** Whether a row has a day and an amount. */
export function isMovement({ cells }: SheetRow): boolean {
  const text = cells.findIndex(isDay);
  const day = text === -1 ? cells.findIndex(isNumberOfDay) : text;
  return (
    day !== -1 &&
    cells.some((cell, at) => at !== day && !isDay(cell) && readAmount(cell)?.ok === true)
  );
}
