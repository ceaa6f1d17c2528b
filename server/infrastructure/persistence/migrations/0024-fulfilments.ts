import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the planned movements that imported movements fulfil. */
export const fulfilments = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table import_lines add column recurrence_id text`.execute(db);
    await sql`alter table import_lines add column planned_day text
      check (length(planned_day) = 10)`.execute(db);
  },
});
