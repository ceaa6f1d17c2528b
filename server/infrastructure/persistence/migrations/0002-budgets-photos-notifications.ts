import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates monthly budgets, stored photos, and notifications. */
export const budgetsPhotosNotifications = ({ int8, tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table budgets (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      month text not null check (length(month) = 7),
      category text not null,
      "limit" ${int8} not null check ("limit" between 0 and 99999999999),
      unique (user_id, month, category)
    )${tableSuffix}`.execute(db);
    await sql`create table photos (
      name text primary key check (length(name) = 64),
      user_id text not null references users (id) on delete cascade,
      bytes ${int8} not null check (bytes > 0),
      created_at ${int8} not null
    )${tableSuffix}`.execute(db);
    await sql`create index photos_of_user on photos (user_id, created_at)`.execute(db);
    await sql`create table notifications (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      key text not null,
      title text not null,
      message text not null,
      "read" ${int8} not null check ("read" in (0, 1)),
      dismissed ${int8} not null check (dismissed in (0, 1)),
      created_at ${int8} not null,
      unique (user_id, key)
    )${tableSuffix}`.execute(db);
    await sql`create index notifications_of_user on notifications (user_id, created_at)`.execute(
      db,
    );
  },
});
