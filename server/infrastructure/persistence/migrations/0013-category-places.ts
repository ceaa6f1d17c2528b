import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Spaces the positions of categories, so that one can be moved between two others without changing those. */
export const categoryPlaces = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update categories set position = position * 4294967296`.execute(db);
  },
});
