import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Which change a version's own one undid; of versions from before that was kept nobody knows it. */
export const undoneChanges = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table versions add column undoes text`.execute(db);
  },
});
