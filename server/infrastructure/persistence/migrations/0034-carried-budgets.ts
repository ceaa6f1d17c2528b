import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Which budgets came by themselves and were changed by nobody since; and by which what came by itself too early is found. */
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
