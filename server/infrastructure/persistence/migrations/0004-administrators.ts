import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Creates the index of administrators: each of their actions locks and counts them. */
export const administrators = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create index administrators on users (id) where role = 'admin'`.execute(db);
  },
});
