import { sql } from "kysely";
import type { Queries } from "../database.ts";

/** A read-only PostgreSQL, with its own error code. */
class ReadOnly extends Error {
  readonly code = "25006";
}

/** Asks PostgreSQL itself: a replica, and a database set to read-only, answer every query as usual. */
export async function assertWritable(queries: Queries): Promise<void> {
  const shown = sql<{ readonly transaction_read_only: string }>`show transaction_read_only`;
  const { rows } = await shown.execute(queries);
  if (rows[0]?.transaction_read_only === "on") throw new ReadOnly();
}
