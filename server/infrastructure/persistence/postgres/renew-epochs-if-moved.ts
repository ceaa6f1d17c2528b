import { sql, type RawBuilder } from "kysely";
import type { Instant } from "../../../application/clock.ts";
import { errorCode } from "../../../shared/error-code.ts";
import type { Queries } from "../database.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { renewEpochs, type Home } from "../renew-epochs.ts";
import { transact } from "../transact.ts";

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
const TIMELINE = /(?<=^|\.)[\dA-F]{8}(?=\.\d+\.\d+$)/;

/**
 * How much later than this server others may have stored a moment. One that was away for longer does
 * not know what they saw.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Whether a database that is on another timeline of its cluster holds what this server has seen in it: a replica took
 * over. Where it does not, or this server knows too little, it may have been set back to an earlier moment.
 */
const holdsSeen =
  (place: string, lastSeen: Instant | null) =>
  (before: Home): boolean =>
    lastSeen !== null &&
    (before.seen_at ?? 0) >= lastSeen &&
    (before.seen_at ?? 0) <= lastSeen + CLOCK_TOLERANCE_MS &&
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
 * Begins new epochs if the database is another one than at the last look, unless a replica took over with all that this
 * server has seen. `lastSeen` is the last moment that it stored there; null if it knows of none.
 */
export async function renewEpochsIfMoved(
  queries: Queries,
  lastSeen: Instant | null,
): Promise<void> {
  // Before the transaction, which a failing function would abort.
  const home = await homeOf(queries);
  await transact(queries, (transaction) =>
    renewEpochs(transaction, postgresFlavour, home, holdsSeen(home, lastSeen)),
  );
}
