import { sql, type RawBuilder } from "kysely";
import type { Instant } from "../../../application/clock.ts";
import { errorCode } from "../../../shared/error-code.ts";
import type { Queries } from "../database.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { lastAhead, migrate, type KeepBefore } from "../migrations/migrate.ts";
import { openPatiently } from "./open-patiently.ts";
import type { TellLost } from "./open-pool.ts";
import { addMissingLedgers } from "../users/own-ledger.ts";
import { renewEpochs, type Home } from "../renew-epochs.ts";

/** Functions that are missing, not allowed or not supported: some compatible engines have no cluster identifier. */
const UNTOLD = new Set(["42883", "42501", "0A000"]);

/** Returns a part of the database's location; empty if it is not available. */
async function told(queries: Queries, expression: RawBuilder<string>): Promise<string[]> {
  try {
    const { rows } = await sql<{ readonly part: string }>`select ${expression} as part`.execute(
      queries,
    );
    return rows.map(({ part }) => part);
  } catch (error) {
    if (UNTOLD.has(errorCode(error))) return [];
    throw error;
  }
}

/** A cluster's timeline, before the database and its tables. */
const TIMELINE = /[\dA-F]{8}(?=\.\d+\.\d+$)/;

/**
 * Whether a database that is on another timeline of its cluster holds what this server has seen in it: a replica took
 * over. Where it does not, or nothing is known, it may have been set back to an earlier moment.
 */
const holdsSeen =
  (place: string, lastSeen: Instant | null) =>
  (before: Home): boolean =>
    lastSeen !== null &&
    (before.seen_at ?? 0) >= lastSeen &&
    before.place.replace(TIMELINE, "") === place.replace(TIMELINE, "");

/** Returns the cluster, its timeline, the database and the tables' identity: a restore changes one of them. */
async function homeOf(queries: Queries): Promise<string> {
  const parts = [
    sql<string>`(pg_control_system()).system_identifier::text`,
    sql<string>`left(pg_walfile_name(pg_current_wal_lsn()), 8)`,
    sql<string>`(select oid::text from pg_database where datname = current_database())`,
    sql<string>`'ledgers'::regclass::oid::text`,
  ];
  const home: string[] = [];
  for (const part of parts) home.push(...(await told(queries, part)));
  return home.join(".");
}

/**
 * Migrates the tables over a connection of its own, all or nothing; waits while another server migrates. `lastSeen` is
 * the last moment that this server stored in the database.
 */
export async function migratePostgres(
  address: string,
  tellLost: TellLost,
  keepBefore: KeepBefore,
  lastSeen: Instant | null,
): Promise<void> {
  const queries = openPatiently(address, tellLost, "alone");
  try {
    const now = Date.now();
    const ahead = await lastAhead(queries, postgresFlavour, now);
    if (ahead !== null) await keepBefore(ahead);
    await migrate(queries, postgresFlavour, now);
    // Before the transaction, which a failing function would abort.
    const home = await homeOf(queries);
    await queries.transaction().execute(async (transaction) => {
      await addMissingLedgers(transaction, now);
      await renewEpochs(transaction, postgresFlavour, home, holdsSeen(home, lastSeen));
    });
  } finally {
    await queries.destroy();
  }
}
