import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the last day of each daily work, which one of several servers does for all. */
export const dayWorks = ({ isShared }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    if (!isShared) return;
    await sql`create table day_works (
      work text primary key,
      day text not null
    )`.execute(db);
  },
});
