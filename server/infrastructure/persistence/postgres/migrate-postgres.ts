import type { Instant } from "../../../application/clock.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { lastAhead, migrate, type KeepBefore } from "../migrations/migrate.ts";
import { settleHome } from "./home.ts";
import { openPatiently } from "./open-patiently.ts";
import type { TellLost } from "./open-pool.ts";
import { addMissingLedgers } from "../users/own-ledger.ts";
import { transact } from "../transact.ts";

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
    await transact(queries, (transaction) => addMissingLedgers(transaction, now));
    await settleHome(queries, lastSeen);
  } finally {
    await queries.destroy();
  }
}
