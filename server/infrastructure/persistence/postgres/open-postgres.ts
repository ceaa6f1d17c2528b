import { Socket } from "node:net";
import { availableParallelism } from "node:os";
import { Kysely, sql } from "kysely";
import type { Instant } from "../../../application/clock.ts";
import type { Database, Queries } from "../database.ts";
import { findInPostgres } from "../find-rows.ts";
import { insertIntoPostgres } from "../insert-rows.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { numberTypes } from "./number-types.ts";
import { onceADay } from "./once-a-day.ts";
import { openPool, ReadOnly, refuseReplica, type TellLost } from "./open-pool.ts";
import { photoImages } from "./photo-images.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { heartbeat } from "./heartbeat.ts";
import { storageWatch, type TellFault } from "../storage-watch.ts";
import type { KeepBefore } from "../migrations/migrate.ts";
import type { Tables } from "../tables.ts";

/** Units of work lock their rows first and then read them, which a stricter isolation would abort. */
const SETTINGS = [
  "-c synchronous_commit=on",
  String.raw`-c default_transaction_isolation=read\ committed`,
].join(" ");

/** How long a connection is used: changed settings of the role or the database apply to new ones only. */
const CONNECTION_LIFETIME_SECONDS = 60;

/** The timeout of a statement, and of an idle transaction. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Units of work remove photos while they hold a connection, and would wait for one another with the same few. */
const PHOTO_CONNECTIONS = 2;

type Settings = {
  /** The last moment that this server stored in the database. */
  readonly lastSeen?: Instant | null;
  /** The most connections, beside those of photos. */
  readonly most?: number | null;
};

/** Opens the database at a postgres:// address; lost connections are reported, not thrown. */
export async function openPostgres(
  address: string,
  tellLost: TellLost,
  tellFault: TellFault,
  keepBefore: KeepBefore,
  { lastSeen = null, most = null }: Settings = {},
): Promise<Database> {
  await migratePostgres(address, tellLost, keepBefore, lastSeen);
  // The database watches its own files; only the damage that it reports is noticed here.
  const watch = storageWatch(() => false, tellFault);
  const openWith = (max: number): Queries => {
    const pool = openPool(address, tellLost, {
      max,
      verify: refuseReplica,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      // A live database has answered by then.
      stream: cutWhenSilent(2 * STATEMENT_TIMEOUT_MS),
      options: SETTINGS,
      types: numberTypes,
    });
    return new Kysely<Tables>({
      dialect: postgresDialect(pool),
      log: (event) => {
        if (event.level === "error") watch.note(event.error);
      },
    });
  };
  const queries = openWith(most ?? availableParallelism() * 2 + 1);
  const ofPhotos = openWith(PHOTO_CONNECTIONS);
  const leave = heartbeat(queries);
  return {
    queries,
    lock: async (rows) => {
      await rows.forNoKeyUpdate().execute();
    },
    find: findInPostgres,
    insert: insertIntoPostgres(),
    isShared: true,
    onceADay: onceADay(address),
    photoFiles: photoImages(ofPhotos),
    assertSound: watch.assertSound,
    assertWritable: () => assertWritable(queries),
    // PostgreSQL reserves disk space itself.
    withDiskReserve: (work) => work(),
    size: () => sizeOf(queries),
    close: async () => {
      leave();
      await ofPhotos.destroy();
      await queries.destroy();
    },
  };
}

/**
 * Makes sockets that are closed after `silence` milliseconds without traffic. A peer that vanishes sends no notice, and
 * the operating system itself would wait a quarter of an hour.
 */
export const cutWhenSilent = (silence: number) => (): Socket => {
  const socket = new Socket();
  const error = Object.assign(new Error("no word from the database"), { code: "ETIMEDOUT" });
  return socket.setTimeout(silence, () => socket.destroy(error));
};

/** Asks PostgreSQL itself: a replica, and a database set to read-only, answer every query as usual. */
async function assertWritable(queries: Queries): Promise<void> {
  const shown = sql<{ readonly transaction_read_only: string }>`show transaction_read_only`;
  const { rows } = await shown.execute(queries);
  if (rows[0]?.transaction_read_only === "on") throw new ReadOnly();
}

async function sizeOf(queries: Queries): Promise<number> {
  const asked = sql<{
    readonly bytes: number;
  }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await asked.execute(queries);
  return rows[0]?.bytes ?? NaN;
}
