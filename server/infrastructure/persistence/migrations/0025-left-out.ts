import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Adds why imported movements do not count, and because of which others; and the balances replaced by imports. */
export const leftOut = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table import_lines add column left_out_reason text
      check (left_out_reason in ('transfer', 'card', 'invoice', 'rule', 'person'))`.execute(db);
    await sql`alter table import_lines add column left_out_because text`.execute(db);
    await sql`create index lines_left_out_because on import_lines (ledger_id, left_out_because)
      where left_out_because is not null`.execute(db);
    for (const name of ["told", "former"]) {
      const [balance, day] = [sql.id(`${name}_balance`), sql.id(`${name}_balance_day`)];
      await sql`alter table imports add column ${balance} ${int8}`.execute(db);
      await sql`alter table imports add column ${day} text check (length(${day}) = 10)`.execute(db);
    }
  },
});
