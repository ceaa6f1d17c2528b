import type { Mapping } from "./mapping.ts";
import { readTable, type NeedsMapping } from "./read-table.ts";
import type { StatementRow } from "./statement.ts";

/** The first rows of an unknown table as a mapping reads them; none where it cannot. */
export function previewOf(
  { header, preview }: NeedsMapping,
  mapping: Mapping,
): readonly StatementRow[] {
  const sheet = [header, ...preview].map((cells, at) => ({ line: at + 1, cells }));
  const read = readTable(sheet, [mapping]);
  return read.ok && read.value.type === "statement" ? read.value.statement.rows : [];
}
