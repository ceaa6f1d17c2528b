import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What was told about a category is known again by its identity: a category that is renamed is not told anew. */
export const alertKeys = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update notifications
      set key = substr(notifications.key, 1, length(notifications.key) - length(categories.name)) || categories.id
      from categories
      where categories.ledger_id = notifications.user_id
        and categories.kind = 'expense'
        and (notifications.key like 'budget-%' or notifications.key like 'category-above-mean:%')
        and notifications.key like '%:' || categories.name`.execute(db);
  },
});
