import { Pool, type PoolConfig } from "pg";

/** Hears of each connection that was cut, in use or not. */
export type TellLost = (error: Error) => void;

/**
 * Opens connections to PostgreSQL, each of which may be cut at any moment. A lent one is listened to as well: an error
 * that nobody hears between two statements would end the process. Whoever uses it learns of it from the next statement.
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
    // The end of a connection follows its error, as one more.
    client.on("error", () => {});
  });
  // An idle one has told of itself.
  pool.on("error", () => {});
  return pool;
}
