import { LINES_MAX } from "../file-limits.ts";
import { compareText } from "../../shared/compare-text.ts";
import { accepted, refused } from "../../shared/result.ts";
import { sheetLine } from "../statements/sheet-line.ts";
import { sheetTwins } from "../statements/sheet-twins.ts";
import { tableSheet, type FileSheet, type TableSheet } from "./file-sheets.ts";
import type { ReadFault } from "../read-fault.ts";
import type { Mapping } from "../mapping/mapping.ts";
import { readTable } from "../tables/read-table.ts";
import type { Read } from "../tables/read-outcome.ts";
import { datelessFault } from "../tables/unread-dates.ts";
import { cellText, ofOneWidth, sheetFault, type Sheet } from "../tables/sheet.ts";

/** How much of an unnamed table's first text stands for its name, in UTF-16 units. */
const NAME_MAX = 60;

/**
 * Reads the sheets of a file as one statement: those with the same columns, which a bank's layout matches, or else the
 * most movements. Sheets without a table are passed over; those with another table are named in the statement, and so
 * are rows that equal one of another sheet. Sheets of several accounts are read one account at a time.
 */
export function readSheets(
  sheets: readonly FileSheet[],
  mappings: readonly Mapping[] = [],
  account?: string,
): Read {
  const [only] = sheets;
  if (only !== undefined && sheets.length === 1) return readTable(only.sheet, mappings, account);
  const lines = sheets.reduce((sum, { sheet }) => sum + sheet.length, 0);
  if (lines > LINES_MAX) return refused({ type: "too-many-rows" });
  for (const { sheet } of sheets) {
    const tooLarge = sheetFault(sheet);
    if (tooLarge !== null) return refused(tooLarge);
  }
  const numbered = withSheetLines(sheets);
  const tables = numbered.flatMap((sheet) => tableSheet(sheet) ?? []);
  const chosen = likeliest(tables);
  if (chosen === undefined) return whyNone(sheets, mappings);
  const fault = chosen.known ? null : largerFault(numbered, chosen, tables);
  if (fault !== null) return refused(fault);
  const alike = withAccounts(tables.filter(({ columns }) => columns === chosen.columns));
  const accounts = accountsOf(alike);
  const isOne = accounts.length <= 1;
  if (!isOne && !accounts.some(({ number }) => number === account))
    return accepted({ type: "several-accounts", accounts });
  const together = isOne ? alike : alike.filter((table) => table.account === account);
  const read = readTable(joined(together), mappings, isOne ? account : undefined);
  if (!read.ok || read.value.type !== "statement") return read;
  const { statement } = read.value;
  const others = numbered
    .filter((file) => {
      const table = tables.find(({ sheet }) => sheet === file.sheet);
      if (table === undefined) return datelessFault(file.sheet)?.type === "unknown-dates";
      return table.columns !== chosen.columns || (!isOne && unstated(alike, table));
    })
    .map(nameOf);
  const names = sheets.map(({ name }) => name).filter((name) => name !== null);
  const twins = names.length > 0 ? sheetTwins(statement.rows) : [];
  return accepted({
    type: "statement",
    statement: {
      ...statement,
      ...(twins.length > 0 && provenWithout(twins, joined(together), mappings)),
      ...(names.length > 0 && { sheets: names }),
      ...(twins.length > 0 && { twins }),
      ...(others.length > 0 && { otherSheets: others }),
    },
  });
}

/** What the balances of sheets prove if rows that equal another are left out, where they prove it only then. */
function provenWithout(twins: readonly number[], sheet: Sheet, mappings: readonly Mapping[]) {
  const lines = new Set(twins);
  const read = readTable(
    sheet.filter(({ line }) => !lines.has(line)),
    mappings,
  );
  if (!read.ok || read.value.type !== "statement") return {};
  const { proof, closing } = read.value.statement;
  return proof.state === "proven" ? { proof, closing } : {};
}

/** Sheets with names, each of which counts its own lines, have lines that name their sheet too. */
const withSheetLines = (sheets: readonly FileSheet[]): readonly FileSheet[] =>
  sheets.map(({ name, sheet }, at) =>
    name === null
      ? { name, sheet }
      : { name, sheet: sheet.map(({ line, cells }) => ({ line: sheetLine(at, line), cells })) },
  );

/** The first table of those that are read: of a bank that is known, else of the columns with the most movements. */
function likeliest(tables: readonly TableSheet[]): TableSheet | undefined {
  const sizeOf = (one: TableSheet) =>
    tables.reduce((sum, other) => sum + (other.columns === one.columns ? other.size : 0), 0);
  const filled = tables.filter((table) => table.size > 0);
  const [known, any] = [filled.filter((table) => table.known), filled.length > 0 ? filled : tables];
  return (known.length > 0 ? known : any)
    .map((table) => ({ table, size: sizeOf(table) }))
    .toSorted((left, right) => right.size - left.size)[0]?.table;
}

/** The fault of a sheet whose days nobody can read, if it has more rows than all that would be read. */
function largerFault(
  sheets: readonly FileSheet[],
  { columns }: TableSheet,
  tables: readonly TableSheet[],
): ReadFault | null {
  const alike = tables.filter((table) => table.columns === columns);
  const size = alike.reduce((sum, { sheet }) => sum + sheet.length, 0);
  for (const { sheet } of sheets) {
    if (sheet.length <= size || tables.some((table) => table.sheet === sheet)) continue;
    const fault = datelessFault(sheet);
    if (fault?.type === "unknown-dates") return fault;
  }
  return null;
}

/** The fault of a file without any table: the first that says more than that there is none. */
function whyNone(sheets: readonly FileSheet[], mappings: readonly Mapping[]): Read {
  const reads = sheets.map(({ sheet }) => readTable(sheet, mappings));
  const says = (...types: readonly string[]) =>
    reads.find((read) => !read.ok && !types.includes(read.reason.type));
  return says("empty", "no-table") ?? says("empty") ?? refused({ type: "empty" });
}

/** A table that states no account is of that of the table before it. */
function withAccounts(tables: readonly TableSheet[]): readonly TableSheet[] {
  let last: string | null = null;
  return tables.map((table) => {
    last = table.account ?? last;
    return { ...table, account: last };
  });
}

/** Whether a table states no account, nor any before it. */
const unstated = (tables: readonly TableSheet[], { sheet }: TableSheet): boolean =>
  tables.find((table) => table.sheet === sheet)?.account === null;

/** The accounts that stand above tables, each with the number of its rows. */
function accountsOf(tables: readonly TableSheet[]) {
  const rows = new Map<string, number>();
  for (const { account, size } of tables)
    if (account !== null) rows.set(account, (rows.get(account) ?? 0) + size);
  return [...rows].map(([number, count]) => ({ number, rows: count }));
}

/** The tables as one, the oldest first, below what stands above the oldest. */
function joined(tables: readonly TableSheet[]): Sheet {
  const [oldest, ...others] = tables.toSorted((left, right) => compareText(left.from, right.from));
  if (oldest === undefined) return [];
  const { above, header } = oldest;
  const rows = [...oldest.rows, ...others.flatMap((other) => other.rows)];
  const all = [...above, ...(header === null ? [] : [header]), ...rows];
  return others.length === 0 ? all : ofOneWidth(all);
}

/** The name of a sheet; that of a table of a page is the first text in it. */
function nameOf({ name, sheet }: FileSheet): string {
  if (name !== null) return name;
  const texts = sheet.flatMap(({ cells }) => cells.map(cellText));
  return (texts.find((text) => text !== "") ?? "").slice(0, NAME_MAX);
}
