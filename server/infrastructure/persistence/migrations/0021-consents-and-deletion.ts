import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the answers to the policy, and the moment from which an account to be deleted is gone. */
export const consentsAndDeletion = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table consents (
      user_id text not null references users (id) on delete cascade,
      number ${int8} not null check (number >= 1),
      accepted ${int8} not null check (accepted in (0, 1)),
      version text not null check (length(version) = 10),
      answered_at ${int8} not null,
      primary key (user_id, number)
    )${keyedTableSuffix}`.execute(db);
    await sql`create table departures (
      user_id text not null primary key references users (id) on delete cascade,
      leaves_at ${int8} not null
    )${keyedTableSuffix}`.execute(db);
    await sql`create index departures_by_time on departures (leaves_at)`.execute(db);
  },
});
