import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  sql,
  type DatabaseConnection,
  type RawBuilder,
} from "kysely";
import { errorCode } from "../../../shared/error-code.ts";
import type { Queries } from "../database.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { migrate } from "../migrations/migrate.ts";
import { openPool, type TellLost } from "./open-pool.ts";
import { addMissingLedgers } from "../users/own-ledger.ts";
import { renewEpochs } from "../sqlite/renew-epochs.ts";
import type { Tables } from "../tables.ts";

/** Removes all timeouts; not every version has all of these settings. */
const WITHOUT_LIMITS = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/** Held until the connection ends; the library's own lock gives up after an hour. */
const ALONE = "select pg_advisory_lock(5501120260001)";

async function prepare(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(WITHOUT_LIMITS));
  await connection.executeQuery(CompiledQuery.raw(ALONE));
}

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

/** Migrates the tables over a connection of its own, all or nothing; waits while another server migrates. */
export async function migratePostgres(address: string, tellLost: TellLost): Promise<void> {
  const pool = openPool(address, tellLost, { max: 1, options: "-c synchronous_commit=on" });
  const dialect = new PostgresDialect({ pool, onCreateConnection: prepare });
  const queries = new Kysely<Tables>({ dialect });
  try {
    const now = Date.now();
    await migrate(queries, postgresFlavour, now);
    // Before the transaction, which a failing function would abort.
    const home = await homeOf(queries);
    await queries.transaction().execute(async (transaction) => {
      await addMissingLedgers(transaction, now);
      await renewEpochs(transaction, postgresFlavour, home);
    });
  } finally {
    await queries.destroy();
  }
}
