import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Every index of removed rows by name, and the column that its counts need beside the order. */
const INDEXES = [
  { index: "removed_transactions", table: "transactions", counted: ["kind"] },
  { index: "removed_budgets", table: "budgets", counted: [] },
  { index: "removed_goals", table: "goals", counted: [] },
  { index: "removed_categories", table: "categories", counted: [] },
  { index: "removed_rules", table: "rules", counted: [] },
  { index: "removed_recurrences", table: "recurrences", counted: [] },
  { index: "removed_accounts", table: "accounts", counted: [] },
  { index: "removed_balances", table: "balances", counted: [] },
  { index: "occurrences_by_removal", table: "occurrences", counted: [] },
] as const;

/** Orders the indexes of removed rows as the trash lists them, so that a page is found without what is before it. */
export const removalOrder = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const { index, table, counted } of INDEXES) {
      await sql`drop index ${sql.id(index)}`.execute(db);
      const columns = [
        sql`ledger_id, deleted_at desc, revision desc, id`,
        ...counted.map((name) => sql.id(name)),
      ];
      await sql`create index ${sql.id(index)} on ${sql.table(table)} (${sql.join(columns)})
        where deleted_at is not null`.execute(db);
    }
  },
});
