import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Why movements of banks do not count, and because of which others. */
export const leftOut = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table import_lines add column left_out_reason text
      check (left_out_reason in ('transfer', 'card', 'invoice', 'rule', 'person'))`.execute(db);
    await sql`alter table import_lines add column left_out_because text`.execute(db);
    await sql`create index lines_left_out_because on import_lines (ledger_id, left_out_because)
      where left_out_because is not null`.execute(db);
  },
});
