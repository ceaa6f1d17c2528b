import { accepted, refused, type Result } from "../../shared/result.ts";
import { lastDigits, numberIn } from "../bank-text.ts";
import { doubtsOf } from "../columns/doubts.ts";
import type { ColumnProfile } from "../columns/profile.ts";
import { accountsIn, rowsOf, rowsOfNone } from "./accounts-in-rows.ts";
import type { FileAccount } from "../file-account.ts";
import { findMovements } from "./find-movements.ts";
import type { Findings } from "../statements/findings.ts";
import { foldHeader, foldName, isAvailable } from "./header.ts";
import { LAYOUTS } from "./layouts/layouts.ts";
import { ROWS_MAX } from "../file-limits.ts";
import { withColumns } from "./mapped-columns.ts";
import { isFor, isOutdated, mappedReading, type Mapping } from "./mapping.ts";
import type { Found } from "../statements/movement.ts";
import { isOtherCurrencyAccount, namesOtherCurrency } from "../cells/other-currency.ts";
import { proposeMapping, type Proposal } from "./propose-mapping.ts";
import type { ReadFault } from "../read-fault.ts";
import { layoutOf, readingOf, type Reading } from "./reading.ts";
import { cellText, sheetFault, type Sheet, type SheetRow } from "./sheet.ts";
import { revolutConsolidated } from "./revolut-consolidated.ts";
import { signedFound } from "./signed-by-balance.ts";
import type { Statement } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";
import { withUnreadCells } from "../statements/unread-cells.ts";
import { hasSign } from "./told-way.ts";
import { ambiguousYear } from "../cells/two-digit-years.ts";
import { datelessFault, unreadDate } from "./unread-dates.ts";
import { fittedRows } from "./fitted-rows.ts";
import { withJudged } from "./judged-reading.ts";
import { HEADER_ROWS, tableOf, unknownTable, type UnknownTable } from "./unknown-table.ts";
import { wiseHistory } from "./wise-history.ts";

/** How many rows of an unknown table are shown while its columns are named. */
const PREVIEW_ROWS = 10;

/** A table whose columns the user has to name: its header, its first rows, and the likeliest mapping. */
export type NeedsMapping = {
  /** The recognised bank, if only the direction of its amounts is unknown; else null. */
  readonly bank: string | null;
  readonly header: readonly string[];
  readonly preview: readonly (readonly string[])[];
  readonly proposal: Mapping;
  /** What the cells of each column are. */
  readonly profiles: readonly ColumnProfile[];
};

export type ReadOutcome =
  | { readonly type: "statement"; readonly statement: Statement }
  /** The file has rows of several accounts, of which it is read as one at a time. */
  | { readonly type: "several-accounts"; readonly accounts: readonly FileAccount[] }
  | ({ readonly type: "needs-mapping" } & NeedsMapping);

export type Read = Result<ReadOutcome, ReadFault>;

/** The layout that matches a sheet's header, that header, and the rows above and below it. */
export type Recognised = {
  readonly reading: Reading;
  readonly header: SheetRow;
  readonly above: Sheet;
  readonly rows: Sheet;
};

/** Finds the first row from the top that is the header of a layout, or null. */
export function recognise(sheet: Sheet): Recognised | null {
  const seen = new Set<string>();
  for (const [at, row] of sheet.slice(0, HEADER_ROWS).entries()) {
    const above = sheet.slice(0, at);
    const names = foldHeader(row).join("|");
    // A header that comes again has movements above it.
    if (seen.has(names)) continue;
    seen.add(names);
    const known = layoutOf(LAYOUTS, row, above);
    if (known === null) continue;
    const rows = sheet.slice(at + 1);
    return { reading: readingOf(known.layout, known.columns, rows), header: row, above, rows };
  }
  return null;
}

/** Reads a sheet that has several tables, or has to be read in several ways; null for a single table. */
export function severalTables(sheet: Sheet): Result<Findings, ReadFault> | null {
  const history = wiseHistory(sheet);
  return history === null ? revolutConsolidated(sheet) : accepted(history);
}

/**
 * Reads a table: as the bank whose header it has, else with the mapping for its header, else it asks for one. It also
 * asks if something in a bank's table is open, such as the direction of its amounts; the mapping made then takes
 * precedence over the bank. Every row with a day or an amount is in the statement: read, unread, or ignored on purpose.
 * Of a table with several accounts only one is read, `account`; without it they are returned to choose from.
 */
export function readTable(
  sheet: Sheet,
  mappings: readonly Mapping[] = [],
  account: string | null = null,
): Read {
  const fault = sheetFault(sheet);
  if (fault !== null) return refused(fault);
  if (sheet.every(({ cells }) => cells.every((cell) => cellText(cell) === "")))
    return refused({ type: "empty" });
  const several = severalTables(sheet);
  if (several !== null) return several.ok ? stated(several.value) : several;
  const known = recognise(sheet);
  const whole = known === null ? unknownTable(sheet) : tableOf(known.header, known.rows);
  if (whole === null) return refused(datelessFault(sheet) ?? { type: "no-table" });
  const rows = fittedRows(whole.header, whole.rows);
  const table = tableOf(whole.header, rows);
  const above = sheet.slice(0, Math.max(0, sheet.indexOf(whole.header ?? whole.rows[0] ?? EMPTY)));
  const proposal = proposeMapping(table);
  const mapping = mappings.find((one) => isFor(one, table));
  const isMapped = mapping !== undefined && known?.reading.sign.by === "seen-sign";
  const judged = known === null || isMapped ? null : withJudged(known.reading, proposal, table);
  const place = { header: table.header, above, rows, account };
  if (judged?.doubts.length === 0) {
    const read = readRows({ ...place, reading: judged.reading });
    if (read !== null) return read;
  }
  if (
    mapping === undefined ||
    isOutdated(mapping, table) ||
    doubtsOf(mapping, proposal.profiles).length > 0
  ) {
    const needed = asked(table, proposal, known?.reading);
    const example = ambiguousYear(rows, needed.proposal.columns.date ?? 0);
    if (example !== null) return refused({ type: "ambiguous-dates", example });
    return accepted({ type: "needs-mapping", ...needed });
  }
  return readMapped(place, mapping, known?.reading) ?? refused({ type: "no-sign" });
}

const EMPTY: SheetRow = { line: 0, cells: [] };

/** Where a table is, and which of its accounts is read; null for the only one. */
type Place = {
  readonly header: SheetRow | null;
  readonly above: Sheet;
  readonly rows: Sheet;
  readonly account: string | null;
};

/** Reads a table with the user's mapping; a recognised bank stays its source. Null if it is incomplete. */
export function readMapped(place: Place, mapping: Mapping, known?: Reading): Read | null {
  const reading = mappedReading(mapping);
  if (reading === null) return null;
  const bank = known && { source: known.source, kind: known.kind };
  return readRows({ ...place, reading: { ...reading, ...bank } });
}

function asked(table: UnknownTable, proposal: Proposal, known?: Reading): NeedsMapping {
  const texts = (cells: Sheet[number]["cells"]) => cells.map(cellText);
  const { mapping, profiles } = proposal;
  return {
    bank: known?.source.name ?? null,
    header: table.header === null ? [] : texts(table.header.cells),
    preview: table.rows.slice(0, PREVIEW_ROWS).map(({ cells }) => texts(cells)),
    proposal: known === undefined ? mapping : withColumns(mapping, known.columns),
    profiles,
  };
}

/** Reads the rows below a header; null if nothing shows the direction. */
function readRows({
  reading: told,
  header,
  above,
  rows,
  account,
}: Place & { readonly reading: Reading }): Read | null {
  const reading = { ...told, ...aboutAll(told, header, above) };
  const dates = reading.columns.date ?? 0;
  const ambiguous = ambiguousYear(rows, dates);
  if (ambiguous !== null) return refused({ type: "ambiguous-dates", example: ambiguous });
  const accounts = accountsIn(rows, reading);
  if (accounts.length > 1 && account === null)
    return accepted({ type: "several-accounts", accounts });
  const own = accounts.length > 1 ? rowsOf(account, rows, reading) : rows;
  const signed = accounts.length > 1 ? withSignsOf(rows, reading) : reading;
  const read = findMovements(own, signed, above);
  const ownerless = accounts.length > 1 ? rowsOfNone(rows, reading) : [];
  const found = signedFound({ ...read, unread: [...read.unread, ...ownerless] }, signed);
  if (found === null) return null;
  const { source, kind } = reading;
  const digits = accountDigits(reading, above, own);
  const example =
    found.movements.length + found.ignored.length === 0 ? unreadDate(rows, dates) : null;
  return example === null
    ? stated({ about: { source, account: { digits, kind } }, found }, (statement) =>
        withUnreadCells(statement, header, rows),
      )
    : refused({ type: "unknown-dates", example });
}

/** The signs of all accounts of a file tell how those of one are written, even if all of its amounts come in. */
function withSignsOf(rows: Sheet, reading: Reading): Reading {
  const { amount, direction } = reading.columns;
  const isSeen = reading.sign.by === "seen-sign" && amount !== undefined && hasSign(rows, amount);
  return isSeen && direction === undefined ? { ...reading, sign: { by: "sign" } } : reading;
}

const isEmpty = ({ movements, unread, ignored }: Found): boolean =>
  movements.length + unread.length + ignored.length === 0;

function stated(
  { about, found }: Findings,
  completed: (statement: Statement) => Statement = (statement) => statement,
): Read {
  if (found.movements.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (isEmpty(found)) return refused({ type: "no-rows" });
  return accepted({ type: "statement", statement: completed(toStatement(about, found)) });
}

/** The facts of a whole table, from its header and the lines above it. */
function aboutAll({ columns }: Reading, header: SheetRow | null, above: Sheet) {
  const nameOf = (column: number | undefined) =>
    column === undefined ? "" : cellText(header?.cells[column]);
  const amounts = [columns.amount, columns.debit, columns.credit].map(nameOf);
  return {
    otherCurrency: amounts.some(namesOtherCurrency) || isOtherCurrencyAccount(above),
    available: isAvailable(nameOf(columns.balance)),
  };
}

/** The last four digits of the account: from its own column, else from a line above the header. */
function accountDigits({ columns }: Reading, above: Sheet, rows: Sheet): string | null {
  return columns.account === undefined
    ? (accountAbove(above)?.slice(-4) ?? null)
    : lastDigits(cellText(rows[0]?.cells[columns.account]));
}

const ACCOUNT_WORDS = /^(?:n?conta|iban|nib|numerode|ncartao|cartao|historicode)/;

/** The digits of the account or card number that a line above a table states, or null. */
export function accountAbove(above: Sheet): string | null {
  for (const { cells } of above) {
    const text = cells.map(cellText).join(" ");
    const number = ACCOUNT_WORDS.test(foldName(text)) ? numberIn(text) : null;
    if (number !== null) return number;
  }
  return null;
}
