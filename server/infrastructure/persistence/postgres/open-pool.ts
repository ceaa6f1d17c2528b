import { Pool, type PoolClient, type PoolConfig } from "pg";

/** Called for each lost connection, in use or idle. */
export type TellLost = (error: Error) => void;

/** A PostgreSQL that only reads, with its own error code. */
export class ReadOnly extends Error {
  readonly code = "25006";
}

/** Refuses a new connection to a replica, which would be used for a minute: the next one may lead to the primary. */
export function refuseReplica(client: PoolClient, done: (error?: Error) => void): void {
  client.query<{ readonly replica: boolean }>(
    "select pg_is_in_recovery() as replica",
    (error: Error | null, result) =>
      done(error ?? (result.rows[0]?.replica === true ? new ReadOnly() : undefined)),
  );
}

/**
 * Opens a pool of connections to PostgreSQL, each of which may be lost at any moment. A connection in use needs an
 * error listener as well: an unhandled error between two statements would end the process. Its user gets the error from
 * the next statement.
 */
export function openPool(address: string, tellLost: TellLost, config: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: address,
    application_name: "fincontrol",
    connectionTimeoutMillis: 5_000,
    ...config,
  });
  pool.on("connect", (client) => {
    client.once("error", tellLost);
    // The end of a connection emits a second error.
    client.on("error", () => {});
  });
  // The listener of an idle connection has reported it.
  pool.on("error", () => {});
  return pool;
}
