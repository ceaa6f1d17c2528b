import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Gives plans a day of the month beside their first day, and the outcome of a planned day its reach: half the period, of
 * plans in days and weeks. Outcomes are read from the first day that may count for an open one.
 */
export const daysOfPlans = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table recurrences add column day_of_month ${int8}`.execute(db);
    await sql`alter table recurrences add column read_from text not null default ''`.execute(db);
    await sql`update recurrences set read_from = open_from`.execute(db);
    await sql`alter table occurrences add column reach ${int8}`.execute(db);
    await sql`update occurrences set reach = (
      select plans.every * (case plans.unit when 'week' then 7 else 1 end) / 2
      from recurrences as plans where plans.ledger_id = occurrences.ledger_id
        and plans.id = occurrences.recurrence_id and plans.unit in ('day', 'week'))`.execute(db);
  },
});
