import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * How often what is limited was tried, where several servers have to count together. Counts last an hour at most, so a
 * crash may empty the table: that spares each try the wait for the disk.
 */
export const rateCounts = ({ isShared }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    if (!isShared) return;
    await sql`create unlogged table rate_counts (
      key text primary key,
      value int not null,
      until bigint not null
    )`.execute(db);
  },
});
