import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the change that a version's own change undid; unknown for existing versions. */
export const undoneChanges = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table versions add column undoes text`.execute(db);
  },
});
