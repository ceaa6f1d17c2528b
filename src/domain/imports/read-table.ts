import { accepted, refused, type Result } from "../shared/result.ts";
import { lastDigits } from "./bank-text.ts";
import { findMovements } from "./find-movements.ts";
import type { Findings } from "./findings.ts";
import { foldName } from "./header.ts";
import { LAYOUTS } from "./layouts/layouts.ts";
import { ROWS_MAX } from "./limits.ts";
import { isFor, mappedReading, type Mapping } from "./mapping.ts";
import type { Found } from "./movement.ts";
import { proposeMapping } from "./propose-mapping.ts";
import type { ReadFault } from "./read-fault.ts";
import { layoutOf, readingOf, type Reading } from "./reading.ts";
import { cellText, sheetFault, type Sheet } from "./sheet.ts";
import { revolutConsolidated } from "./revolut-consolidated.ts";
import { signedFound } from "./signed-by-balance.ts";
import type { Statement } from "./statement.ts";
import { toStatement } from "./to-statement.ts";
import { ambiguousYear } from "./two-digit-years.ts";
import { datelessFault, unreadDate } from "./unread-dates.ts";
import { HEADER_ROWS, unknownTable, type UnknownTable } from "./unknown-table.ts";
import { wiseHistory } from "./wise-history.ts";

/** How many rows of an unknown table are shown while its columns are being named. */
const PREVIEW_ROWS = 10;

/** A table that somebody has to name the columns of: its header, its first rows, and what they most likely are. */
export type NeedsMapping = {
  readonly header: readonly string[];
  readonly preview: readonly (readonly string[])[];
  readonly proposal: Mapping;
};

export type ReadOutcome =
  | { readonly type: "statement"; readonly statement: Statement }
  | ({ readonly type: "needs-mapping" } & NeedsMapping);

export type Read = Result<ReadOutcome, ReadFault>;

/** What a sheet is recognised as: the layout of its header, and where that stands. */
export type Recognised = { readonly reading: Reading; readonly above: Sheet; readonly rows: Sheet };

/** Finds the first row from the top that is the header of a layout, or null. */
export function recognise(sheet: Sheet): Recognised | null {
  for (const [at, row] of sheet.slice(0, HEADER_ROWS).entries()) {
    const above = sheet.slice(0, at);
    const known = layoutOf(LAYOUTS, row, above);
    if (known === null) continue;
    const rows = sheet.slice(at + 1);
    return { reading: readingOf(known.layout, known.columns, rows), above, rows };
  }
  return null;
}

/** What is found in a sheet that is read in several ways at once, or in several places; null for a single table. */
export function severalTables(sheet: Sheet): Result<Findings, ReadFault> | null {
  const history = wiseHistory(sheet);
  return history === null ? revolutConsolidated(sheet) : accepted(history);
}

/**
 * Reads a table: as the bank whose header it has, else by the mapping that was made for such headers, else it asks for
 * one. Every row with a date is in the statement: read, not read, or left out on purpose.
 */
export function readTable(sheet: Sheet, mappings: readonly Mapping[] = []): Read {
  const fault = sheetFault(sheet);
  if (fault !== null) return refused(fault);
  if (sheet.every(({ cells }) => cells.every((cell) => cellText(cell) === "")))
    return refused({ type: "empty" });
  const several = severalTables(sheet);
  if (several !== null) return several.ok ? stated(several.value) : several;
  const known = recognise(sheet);
  if (known !== null) return readRows(known);
  const table = unknownTable(sheet);
  if (table === null) return refused(datelessFault(sheet) ?? { type: "no-table" });
  const mapping = mappings.find((one) => isFor(one, table));
  if (mapping === undefined) {
    const needed = asked(table);
    const example = ambiguousYear(table.rows, needed.proposal.columns.date ?? 0);
    if (example !== null) return refused({ type: "ambiguous-dates", example });
    return accepted({ type: "needs-mapping", ...needed });
  }
  const reading = mappedReading(mapping);
  if (reading === null) return refused({ type: "no-sign" });
  return readRows({ reading, above: [], rows: table.rows });
}

function asked(table: UnknownTable): NeedsMapping {
  const texts = (cells: Sheet[number]["cells"]) => cells.map(cellText);
  return {
    header: table.header === null ? [] : texts(table.header.cells),
    preview: table.rows.slice(0, PREVIEW_ROWS).map(({ cells }) => texts(cells)),
    proposal: proposeMapping(table),
  };
}

function readRows({ reading, above, rows }: Recognised): Read {
  const dates = reading.columns.date ?? 0;
  const ambiguous = ambiguousYear(rows, dates);
  if (ambiguous !== null) return refused({ type: "ambiguous-dates", example: ambiguous });
  const found = signedFound(findMovements(rows, reading), reading);
  if (found === null) return refused({ type: "no-sign" });
  const { source, kind } = reading;
  const account = { digits: accountDigits(reading, above, rows), kind };
  const example = isEmpty(found) ? unreadDate(rows, dates) : null;
  return example === null
    ? stated({ about: { source, account }, found })
    : refused({ type: "unknown-dates", example });
}

const isEmpty = ({ movements, unread, ignored }: Found): boolean =>
  movements.length + unread.length + ignored.length === 0;

function stated({ about, found }: Findings): Read {
  if (found.movements.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (isEmpty(found)) return refused({ type: "no-rows" });
  return accepted({ type: "statement", statement: toStatement(about, found) });
}

const ACCOUNT_WORDS = /^(?:n?conta|iban|nib|numerode|ncartao|cartao|historicode)/;

/** The last four digits of the account: of its own column, else of a line above the header that speaks of it. */
function accountDigits({ columns }: Reading, above: Sheet, rows: Sheet): string | null {
  if (columns.account !== undefined) return lastDigits(cellText(rows[0]?.cells[columns.account]));
  for (const { cells } of above) {
    const text = cells.map(cellText).join(" ");
    const digits = ACCOUNT_WORDS.test(foldName(text)) ? lastDigits(text) : null;
    if (digits !== null) return digits;
  }
  return null;
}
