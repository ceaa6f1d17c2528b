import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The prefixes of a category's name in the keys of notifications. */
const BEFORE_NAMES = [
  "budget-near-limit:2026-11:",
  "budget-at-limit:2026-11:",
  "category-above-mean:2026-11:",
] as const;

/** Identifies notifications about a category by its id: a renamed category is not notified again. */
export const alertKeys = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const before of BEFORE_NAMES) {
      const type = sql.lit(before.slice(0, before.indexOf(":") + 1));
      const typeLength = sql.lit(before.indexOf(":") + 1);
      const length = sql.lit(before.length);
      await sql`update notifications
        set key = substr(notifications.key, 1, ${length}) || categories.id
        from categories
        where categories.ledger_id = notifications.user_id
          and categories.kind = 'expense'
          and substr(notifications.key, 1, ${typeLength}) = ${type}
          and substr(notifications.key, ${length} + 1) = categories.name`.execute(db);
    }
  },
});
