import type { Queries } from "../database.ts";
import type { CopiedTable } from "./copied-tables.ts";
import { pagesOf, type CopiedRow } from "./pages-of.ts";
import { rowsDigest } from "./rows-digest.ts";

/** The content of tables: a digest of each one's rows. */
export type Content = Readonly<Record<string, string>>;

/** Reads all rows of some tables, hands each page on, and returns what was read. */
export async function contentOf(
  queries: Queries,
  tables: readonly CopiedTable[],
  handOn: (table: CopiedTable, rows: readonly CopiedRow[]) => Promise<void> | void = () => {},
): Promise<Content> {
  const content: Record<string, string> = {};
  for (const table of tables) {
    const digest = rowsDigest(table);
    for await (const rows of pagesOf(queries, table)) {
      rows.forEach(digest.add);
      await handOn(table, rows);
    }
    content[table.name] = digest.value();
  }
  return content;
}
