import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Marks automatic budgets that no person changed, and creates the indexes that find those made too early. */
export const carriedBudgets = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table budgets
      add column carried ${int8} not null default 0 check (carried in (0, 1))`.execute(db);
    await sql`create index carried_budgets on budgets (month, ledger_id)
      where carried = 1 and deleted_at is null`.execute(db);
    await sql`create index records_by_themselves on transactions (date, ledger_id)
      where recurrence_id is not null and deleted_at is null`.execute(db);
  },
});
