import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Queries } from "../database.ts";
import type { Tables } from "../tables.ts";
import { numberTypes } from "./number-types.ts";
import { openPool, type TellLost } from "./open-pool.ts";

/** Removes all timeouts; not every version has all of these settings. */
const WITHOUT_LIMITS = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/** Held until the connection ends; the library's own lock gives up after an hour. */
const ALONE = "select pg_advisory_lock(5501120260001)";

/** Opens a single connection without time limits; `alone` first waits for all others that are. */
export function openPatiently(
  address: string,
  tellLost: TellLost,
  kind: "alone" | "among",
): Queries {
  const pool = openPool(address, tellLost, {
    max: 1,
    options: "-c synchronous_commit=on",
    types: numberTypes,
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(WITHOUT_LIMITS));
        if (kind === "alone") await connection.executeQuery(CompiledQuery.raw(ALONE));
      },
    }),
  });
}
