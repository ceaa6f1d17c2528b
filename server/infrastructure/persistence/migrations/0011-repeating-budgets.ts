import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Lets a budget repeat in the following months. */
export const repeatingBudgets = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table budgets
      add column repeats ${int8} not null default 0 check (repeats in (0, 1))`.execute(db);
    await sql`create index repeating_budgets on budgets (ledger_id, month)
      where repeats = 1 and deleted_at is null`.execute(db);
  },
});
