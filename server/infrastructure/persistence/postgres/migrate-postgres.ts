import type { Instant } from "../../../application/clock.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { allAhead, areRolled, migrate, type KeepBefore } from "../migrations/migrate.ts";
import { assertNobodyElse } from "./assert-nobody-else.ts";
import { renewEpochsIfMoved } from "./renew-epochs-if-moved.ts";
import { openWithRetry } from "./open-with-retry.ts";
import type { TellLost } from "./open-pool.ts";
import { addMissingLedgers } from "../users/own-ledger.ts";
import { transact } from "../transact.ts";

/**
 * Migrates the tables over a connection of its own, all or nothing; waits while another server migrates. Throws `InUse`
 * where servers would go on beside tables that they do not know. `lastSeen` is the last moment that this server stored in
 * the database.
 */
export async function migratePostgres(
  address: string,
  tellLost: TellLost,
  keepBefore: KeepBefore,
  lastSeen: Instant | null,
): Promise<void> {
  const queries = openWithRetry(address, tellLost, "alone");
  try {
    const now = Date.now();
    const ahead = await allAhead(queries, postgresFlavour, now);
    // An older server that starts now waits for our lock, and refuses the tables afterwards.
    if (!areRolled(ahead)) await assertNobodyElse(queries);
    const last = ahead.at(-1);
    if (last !== undefined) await keepBefore(last);
    await migrate(queries, postgresFlavour, now);
    await transact(queries, (transaction) => addMissingLedgers(transaction, now));
    await renewEpochsIfMoved(queries, lastSeen);
  } finally {
    await queries.destroy();
  }
}
