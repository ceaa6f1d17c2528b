import { fittedRows } from "../tables/fitted-rows.ts";
import type { Mapping } from "./mapping.ts";
import { readMapped } from "../tables/read-table.ts";
import type { NeedsMapping } from "../tables/read-outcome.ts";
import type { Statement } from "../statements/statement.ts";

/** The first rows of an unknown table as a mapping reads them; null if it cannot. */
export function previewOf(needs: NeedsMapping, mapping: Mapping): Statement | null {
  const below = needs.preview.map((cells, at) => ({ line: at + 2, cells }));
  const header = needs.header.length === 0 ? null : { line: 1, cells: needs.header };
  const place = { header, above: [], account: null, rows: fittedRows(header, below) };
  const read = readMapped(place, mapping);
  return read?.ok === true && read.value.type === "statement" ? read.value.statement : null;
}
