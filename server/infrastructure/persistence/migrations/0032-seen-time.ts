import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** The time that was believed last; before that was kept it is that of the last change that is known. */
export const seenTime = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table database_home add column seen_at ${int8}`.execute(db);
    await sql`update database_home set seen_at = (select max(made_at) from versions)`.execute(db);
  },
});
