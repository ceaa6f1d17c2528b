import { readFileSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Client } from "pg";
import { TICK } from "../../cluster/processes.mjs";

/** Returns the bytes on disk and rows of each table, with indexes; without the databases' internal tables. */
function sqliteTables(file) {
  const database = new BetterSqlite(file, { readonly: true });
  const pages = database
    .prepare(
      `select tbl_name as name, sum(pgsize) as bytes from dbstat join sqlite_schema using (name)
       where tbl_name not like 'kysely%' and tbl_name not like 'sqlite%' group by tbl_name`,
    )
    .all();
  const tables = pages.map(({ name, bytes }) => ({
    name,
    bytes,
    rows: database.prepare(`select count(*) as rows from "${name}"`).get().rows,
  }));
  database.close();
  return tables;
}

export const sqliteStorage = (data) => ({
  name: "SQLite",
  environment: {},
  tables: async () => sqliteTables(join(data, "fincontrol.sqlite")),
  /** The processor time of another process; SQLite has none. */
  cpuMs: async () => 0,
  logOf: async () => null,
  stop: async () => {},
});

/** Returns the processor time of a process, in milliseconds. */
const ranFor = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Returns the processor time of a process's ended children, in milliseconds. */
export function endedChildrenRanFor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[15]) + Number(fields[16])) * TICK;
}

export async function postgresStorage(postgres) {
  const address = await postgres.newDatabase();
  const client = new Client({ connectionString: address });
  await client.connect();
  const query = async (text) => (await client.query(text)).rows;
  const [{ pid }] = await query("select pg_backend_pid() as pid");
  const postmaster = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[3]);
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: address },
    tables: async () => {
      await client.query("vacuum analyze");
      const tables = await query(
        `select relname as name, pg_total_relation_size(oid)::int8 as bytes from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`,
      );
      const counted = [];
      for (const { name, bytes } of tables) {
        const [{ rows }] = await query(`select count(*) as rows from "${name}"`);
        counted.push({ name, bytes: Number(bytes), rows: Number(rows) });
      }
      return counted;
    },
    cpuMs: async () => {
      // Idle connections end, too.
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
      return children
        .trim()
        .split(" ")
        .reduce((sum, child) => sum + ranFor(child), endedChildrenRanFor(postmaster));
    },
    /** Returns the bytes of the write-ahead log, and the number of syncs to disk. */
    logOf: async () => {
      // A backend reports its counts a second after its last statement.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const [{ bytes }] = await query("select wal_bytes as bytes from pg_stat_wal");
      const [{ syncs }] = await query(
        "select sum(fsyncs) as syncs from pg_stat_io where object = 'wal'",
      );
      return { bytes: Number(bytes), syncs: Number(syncs) };
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
    },
  };
}
