import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the last recommendations of each user, as they were answered. */
export const recommendations = ({ tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table recommendations (
      user_id text not null primary key references users (id) on delete cascade,
      answer text not null
    )${tableSuffix}`.execute(db);
  },
});
