import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The first part of a key that told something of a ledger; what is told of an account begins with other words. */
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
 * What was told of somebody's ledger, and what was answered there to calls that name a key, is known again by the ledger
 * too. The answer that a call in a ledger was given tells a revision; inside a text its quotes would be escaped.
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
