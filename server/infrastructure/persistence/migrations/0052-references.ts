import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Gives imported movements the bank's own reference, which tells equal ones of a day apart, and the amount of a record
 * that they were joined to, where that is not theirs; earlier ones have neither.
 */
export const references = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table import_lines add column reference text`.execute(db);
    await sql`alter table import_lines add column joined_amount ${int8}`.execute(db);
  },
});
