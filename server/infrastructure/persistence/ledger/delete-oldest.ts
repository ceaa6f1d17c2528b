import { sql, type RawBuilder } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Instant } from "../../../application/clock.ts";
import type { Queries } from "../database.ts";

/** The old rows of a table of a ledger. */
type Oldest = {
  readonly table: string;
  /** The columns that tell its rows apart within the ledger. */
  readonly key: readonly string[];
  /** The column with the time that decides their age. */
  readonly at: string;
  readonly before: Instant;
  /** A further condition, or nothing. */
  readonly also: RawBuilder<unknown>;
  /** The rows deleted at once. */
  readonly most: number;
};

type Row = Readonly<Record<string, string>> & { readonly revision: number };

/** Deletes the oldest rows of a table in one ledger; returns what they were. */
export async function deleteOldest(
  queries: Queries,
  ledger: LedgerId,
  { table, key, at, before, also, most }: Oldest,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { rows } = await sql<Row>`select ${columns}, revision from ${sql.table(table)}
    where ledger_id = ${ledger} and ${sql.ref(at)} < ${before} ${also}
    order by ${sql.ref(at)} limit ${most}`.execute(queries);
  if (rows.length === 0) return rows;
  const keys = rows.map((row) => sql`(${sql.join(key.map((name) => row[name]))})`);
  await sql`delete from ${sql.table(table)}
    where ledger_id = ${ledger} and (${columns}) in (values ${sql.join(keys)})`.execute(queries);
  return rows;
}
