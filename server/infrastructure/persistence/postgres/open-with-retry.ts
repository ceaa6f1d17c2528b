import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { DayWork } from "../../../application/once-a-day.ts";
import type { Queries } from "../database.ts";
import type { Tables } from "../tables.ts";
import { numberTypes } from "./number-types.ts";
import { openPool, refuseReplica, type TellLost } from "./open-pool.ts";

/** Removes all timeouts; not every version has all of these settings. */
const WITHOUT_LIMITS = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/** Locks held until the connection ends; the library's own lock gives up after an hour. */
const LOCKS = {
  alone: "5501120260001",
  copy: "5501120260002",
  ended: "5501120260003",
  due: "5501120260004",
} as const satisfies Record<DayWork | "alone", string>;

/** A server that vanished without a word loses its lock after a minute, not after the two hours of most systems. */
const KEEPALIVES = [
  "-c tcp_keepalives_idle=30",
  "-c tcp_keepalives_interval=10",
  "-c tcp_keepalives_count=3",
];

/** Opens a single connection without time limits; unless it is `among` others it first waits for all of its kind. */
export function openWithRetry(
  address: string,
  tellLost: TellLost,
  kind: keyof typeof LOCKS | "among",
): Queries {
  const pool = openPool(address, tellLost, {
    max: 1,
    options: ["-c synchronous_commit=on", ...KEEPALIVES].join(" "),
    // A lock counts at the primary alone; a copy may as well be made of a replica.
    ...(kind === "among" ? {} : { verify: refuseReplica }),
    types: numberTypes,
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(WITHOUT_LIMITS));
        if (kind === "among") return;
        await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_lock(${LOCKS[kind]})`));
      },
    }),
  });
}
