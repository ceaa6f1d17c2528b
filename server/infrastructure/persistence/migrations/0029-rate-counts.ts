import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Creates the counts of rate limits shared by several servers. Counts last an hour at most, so a crash may empty the
 * table: this saves each attempt the wait for the disk.
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
