import { accepted, type Result } from "../../shared/result.ts";
import type { ReadFault } from "../read-fault.ts";
import type { Findings } from "../statements/findings.ts";
import { foldHeader } from "./header.ts";
import { LAYOUTS } from "./layouts/layouts.ts";
import { layoutOf, readingOf, type Reading } from "./reading.ts";
import { revolutConsolidated } from "./revolut-consolidated.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { HEADER_ROWS } from "./unknown-table.ts";
import { wiseHistory } from "./wise-history.ts";

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
