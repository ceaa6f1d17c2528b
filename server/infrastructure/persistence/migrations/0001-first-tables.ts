import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates users with their tokens, movements, personal data, goals, and idempotency keys. */
export const firstTables = ({ int8, tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table users (
      id text primary key,
      username text not null,
      username_key text not null unique,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      role text not null check (role in ('normal', 'admin')),
      status text not null check (status in ('active', 'suspended')),
      plan text not null check (plan in ('free', 'premium')),
      subscription_active ${int8} not null check (subscription_active in (0, 1)),
      policy_accepted ${int8} not null check (policy_accepted in (0, 1)),
      created_at ${int8} not null
    )${tableSuffix}`.execute(db);
    await sql`create table tokens (
      digest text primary key,
      user_id text not null references users (id) on delete cascade,
      issued_at ${int8} not null,
      used_at ${int8} not null
    )${tableSuffix}`.execute(db);
    await sql`create index tokens_of_user on tokens (user_id, issued_at)`.execute(db);
    await sql`create table transactions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('income', 'expense')),
      date text not null check (length(date) = 10),
      category text not null,
      amount ${int8} not null check (amount between 0 and 99999999999),
      description text
    )${tableSuffix}`.execute(db);
    await sql`create index transactions_of_user on transactions (user_id, kind, date, id)`.execute(
      db,
    );
    await sql`create table profiles (
      user_id text primary key references users (id) on delete cascade,
      name text not null,
      age ${int8} check (age between 0 and 130)
    )${tableSuffix}`.execute(db);
    await sql`create table goals (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      total ${int8} not null check (total between 1 and 99999999999),
      "current" ${int8} not null check ("current" between 0 and 99999999999),
      deadline text check (length(deadline) = 10),
      photo_url text
    )${tableSuffix}`.execute(db);
    await sql`create index goals_of_user on goals (user_id, id)`.execute(db);
    await sql`create table idempotency_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      fingerprint text not null,
      answer text not null,
      created_at ${int8} not null,
      primary key (user_id, key)
    )${tableSuffix}`.execute(db);
  },
});
