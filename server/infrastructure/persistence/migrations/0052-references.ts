import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives imported movements the bank's own reference, which tells equal ones of a day apart; earlier ones have none. */
export const references = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table import_lines add column reference text`.execute(db);
  },
});
