import { accepted, refused } from "../../shared/result.ts";
import { ambiguousYear } from "../cells/two-digit-years.ts";
import { doubtsOf } from "../columns/doubts.ts";
import { withJudged } from "../mapping/judged-reading.ts";
import { withColumns } from "../mapping/mapped-columns.ts";
import { isFor, isOutdated, mappedReading, type Mapping } from "../mapping/mapping.ts";
import { proposeMapping, type Proposal } from "../mapping/propose-mapping.ts";
import { accountAbove } from "./account-above.ts";
import { withAccounts } from "./accounts-between-rows.ts";
import { fittedRows } from "./fitted-rows.ts";
import type { NeedsMapping, Read } from "./read-outcome.ts";
import { readRows, stated, type Place } from "./read-rows.ts";
import type { Reading } from "./reading.ts";
import { recognise, severalTables } from "./recognise.ts";
import { cellText, sheetFault, type Sheet, type SheetRow } from "./sheet.ts";
import { rowsAbove, tableOf, unknownTable, type UnknownTable } from "./unknown-table.ts";
import { datelessFault } from "./unread-dates.ts";

/** How many rows of an unknown table are shown while its columns are named. */
const PREVIEW_ROWS = 10;

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
  const above = rowsAbove(sheet, whole.header ?? whole.rows[0] ?? EMPTY);
  const fitted = fittedRows(whole.header, whole.rows);
  const { header, rows } = withAccounts(whole.header, fitted, accountAbove(above));
  const table = tableOf(header, rows);
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
