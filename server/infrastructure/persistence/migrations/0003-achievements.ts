import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the achievements of users, each earned once. */
export const achievements = ({ int8, tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table achievements (
      user_id text not null references users (id) on delete cascade,
      achievement text not null,
      won_at ${int8} not null,
      primary key (user_id, achievement)
    )${tableSuffix}`.execute(db);
  },
});
