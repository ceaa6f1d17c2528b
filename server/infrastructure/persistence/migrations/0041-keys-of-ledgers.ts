import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The prefixes of notification keys about a ledger; those about an account differ. */
const TOLD_OF_LEDGERS = [
  "budget-near-limit",
  "budget-at-limit",
  "category-above-mean",
  "unusual-expense",
  "price-rise",
  "below-zero",
  "negative-balance",
  "goal-out-of-reach",
  "goal-reached",
  "recurrence",
] as const;

/**
 * Adds the ledger to the keys of notifications about it, and to the idempotency keys of its calls. The answer of a call
 * in a ledger has a revision; within a text its quotes would be escaped.
 */
export const keysOfLedgers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const first of TOLD_OF_LEDGERS)
      await sql`update notifications set key = users.home_ledger || ':' || key from users
        where users.id = user_id and users.home_ledger is not null
          and key like ${sql.lit(`${first}:%`)}`.execute(db);
    await sql`update idempotency_keys set fingerprint = users.home_ledger || ':' || fingerprint
      from users where users.id = user_id and users.home_ledger is not null
        and answer like '%"revision":%'`.execute(db);
  },
});
