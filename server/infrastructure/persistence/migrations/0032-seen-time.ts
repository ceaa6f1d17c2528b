import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the last trusted time, at first that of the last known change. */
export const seenTime = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table database_home add column seen_at ${int8}`.execute(db);
    await sql`update database_home set seen_at = (select max(made_at) from versions)`.execute(db);
  },
});
