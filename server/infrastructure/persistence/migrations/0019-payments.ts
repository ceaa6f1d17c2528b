import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the buyers' references, the plans chosen for users and when, the ends of arrears, and payment events. */
export const payments = ({ int8, tableSuffix, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table subscriptions (
      user_id text not null primary key references users (id) on delete cascade,
      reference text unique,
      chosen_plan text check (chosen_plan in ('free', 'premium')),
      chosen_at ${int8},
      premium_until ${int8},
      check ((chosen_plan is null) = (chosen_at is null))
    )${tableSuffix}`.execute(db);
    await sql`create index lapsing_subscriptions on subscriptions (premium_until)
      where premium_until is not null`.execute(db);
    await sql`create table payment_events (
      id text not null primary key check (length(id) between 1 and 200),
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('started', 'ended', 'failed', 'received')),
      created_at ${int8} not null
    )${keyedTableSuffix}`.execute(db);
    await sql`create index payment_events_of_user on payment_events (user_id)`.execute(db);
  },
});
