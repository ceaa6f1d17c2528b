import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the amounts added to goals per day: versions are deleted too early to derive them. */
export const goalEntries = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table goal_entries (
      ledger_id text not null,
      goal_id text not null,
      day text not null check (length(day) = 10),
      amount ${int8} not null,
      primary key (ledger_id, goal_id, day),
      foreign key (ledger_id, goal_id) references goals (ledger_id, id) on delete cascade
    )${keyedTableSuffix}`.execute(db);
  },
});
