import type { Mapping } from "./mapping.ts";
import { readTable, type NeedsMapping } from "./read-table.ts";
import type { Statement } from "../statements/statement.ts";

/** The first rows of an unknown table as a mapping reads them; null if it cannot. */
export function previewOf({ header, preview }: NeedsMapping, mapping: Mapping): Statement | null {
  const sheet = [header, ...preview].map((cells, at) => ({ line: at + 1, cells }));
  const read = readTable(sheet, [mapping]);
  return read.ok && read.value.type === "statement" ? read.value.statement : null;
}
