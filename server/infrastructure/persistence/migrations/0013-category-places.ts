import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Categories stand so far apart that one can be moved between two others without touching those. */
export const categoryPlaces = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update categories set position = position * 4294967296`.execute(db);
  },
});
