import { sql } from "kysely";
import type { Queries } from "../database.ts";

/**
 * Has a transaction read pages along the keys' indexes. PostgreSQL might otherwise sort a part of the table for each
 * page; not every version has all of these settings.
 */
export async function readByIndex(transaction: Queries): Promise<void> {
  await sql`select set_config(name, 'off', true) from pg_settings where name in
    ('enable_sort', 'enable_incremental_sort', 'enable_seqscan', 'jit')`.execute(transaction);
}
