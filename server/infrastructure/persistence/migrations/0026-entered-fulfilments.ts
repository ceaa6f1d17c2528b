import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the planned movements that manually entered records fulfil. */
export const enteredFulfilments = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table transactions add column fulfils_id text`.execute(db);
    await sql`alter table transactions add column fulfils_day text
      check (length(fulfils_day) = 10)`.execute(db);
    await sql`create index records_that_fulfil on transactions (ledger_id, fulfils_id, fulfils_day)
      where fulfils_id is not null`.execute(db);
    await sql`create index lines_that_fulfil on import_lines (ledger_id, recurrence_id, planned_day)
      where recurrence_id is not null`.execute(db);
  },
});
