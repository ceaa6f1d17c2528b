import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { InUse } from "../refusals.ts";
import type { Queries } from "../database.ts";

/** A server that was just stopped, or killed, may still be there for a moment. */
const MAX_TRIES = 20;
const PAUSE_MS = 250;

/**
 * Throws while a server, or another of our programs, has a connection to the database. One that waits for what this
 * connection holds has not begun with anything, and does not count.
 */
export async function assertNobodyElse(queries: Queries): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // Names of programs are shown to every role.
    const others = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'fincontrol' and pid <> pg_backend_pid()
      and pg_backend_pid() <> all (pg_blocking_pids(pid))`.execute(queries);
    if (others.rows.length === 0) return;
    if (tries === MAX_TRIES) throw new InUse();
    await pause(PAUSE_MS);
    // Within a transaction it would otherwise go on showing what it has shown.
    await sql`select pg_stat_clear_snapshot()`.execute(queries);
  }
}
