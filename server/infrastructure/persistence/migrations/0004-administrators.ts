import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds the few administrators among all users: each of their acts locks and counts them. */
export const administrators = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create index administrators on users (id) where role = 'admin'`.execute(db);
  },
});
