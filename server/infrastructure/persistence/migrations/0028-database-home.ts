import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the location of this database when it was last opened, in one row. */
export const databaseHome = ({ tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table database_home (place text not null)${tableSuffix}`.execute(db);
    await sql`insert into database_home (place) values ('')`.execute(db);
  },
});
