import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Adds the revision in which a balance was told on its own day, so that records made later count; the revision in which
 * each record was made; and the cushion of the accounts. Existing rows have no known moment.
 */
export const toldMoments = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ["accounts", "told_revision"],
      ["imports", "told_revision"],
      ["imports", "former_revision"],
      ["transactions", "made_revision"],
    ] as const)
      await sql`alter table ${sql.table(table)} add column ${sql.id(column)} ${int8}`.execute(db);
    await sql`alter table ledgers add column cushion ${int8} not null default 0
      check (cushion between 0 and 99999999999)`.execute(db);
    await sql`create index lines_by_day on import_lines (ledger_id, date)`.execute(db);
  },
});
