import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Creates the indexes that find removed rows and stored answers by age. */
export const ages = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, removedAt] of [
      ["transactions", "deleted_at"],
      ["budgets", "deleted_at"],
      ["goals", "deleted_at"],
      ["categories", "deleted_at"],
      ["rules", "deleted_at"],
      ["recurrences", "deleted_at"],
      ["imports", "removed_at"],
    ] as const)
      await sql`create index ${sql.id(`removed_${table}`)} on ${sql.table(table)}
        (ledger_id, ${sql.id(removedAt)}) where ${sql.id(removedAt)} is not null`.execute(db);
    await sql`create index keys_by_age on idempotency_keys (created_at)`.execute(db);
  },
});
