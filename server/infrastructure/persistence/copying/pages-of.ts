import { sql } from "kysely";
import type { Queries } from "../database.ts";
import type { CopiedTable } from "./copied-tables.ts";

export type CopiedRow = Readonly<Record<string, unknown>>;

/** The rows of a page; the largest fit 64 KiB, so that a page takes a few megabytes at most. */
const PAGE_SIZE = 500;

/** Reads a table page by page in the order of its key, in either database; within a transaction from one state. */
export async function* pagesOf(
  queries: Queries,
  { name, columns, key }: CopiedTable,
): AsyncGenerator<readonly CopiedRow[]> {
  const all = sql.join(columns.map((column) => sql.ref(column)));
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const order = key.length === 0 ? sql`` : sql`order by ${keys}`;
  const after = (row: CopiedRow | undefined) =>
    row === undefined ? sql`` : sql`where (${keys}) > (${sql.join(key.map((one) => row[one]))})`;
  let last: CopiedRow | undefined;
  for (;;) {
    const page = sql<CopiedRow>`select ${all} from ${sql.table(name)} ${after(last)} ${order} limit ${PAGE_SIZE}`;
    const { rows } = await page.execute(queries);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    if (key.length === 0) throw new Error(`${name} has many rows and no key`);
    last = rows.at(-1);
  }
}
