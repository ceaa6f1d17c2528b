import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Adds to each ledger the most versions that it may have, which are counted where they are written. */
export const countedVersions = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table ledgers add column versions_at_most ${int8} not null default 0
      check (versions_at_most >= 0)`.execute(db);
    await sql`update ledgers set versions_at_most =
      (select count(*) from versions where versions.ledger_id = ledgers.id)`.execute(db);
  },
});
