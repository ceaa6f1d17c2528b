import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates passkeys, and the challenges for authenticators. */
export const passkeys = ({ int8, tableSuffix, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table passkeys (
      id text not null primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null check (length(name) between 1 and 80),
      made_at ${int8} not null,
      used_at ${int8},
      credential_id text not null unique check (length(credential_id) between 1 and 1364),
      public_key text not null,
      counter ${int8} not null check (counter >= 0),
      transports text not null
    )${tableSuffix}`.execute(db);
    await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
    await sql`create table challenges (
      digest text not null primary key,
      purpose text not null check (purpose in ('create', 'login', 'presence')),
      user_id text references users (id) on delete cascade,
      made_at ${int8} not null,
      check ((purpose = 'login') = (user_id is null))
    )${keyedTableSuffix}`.execute(db);
    await sql`create index challenges_by_age on challenges (made_at)`.execute(db);
    await sql`create index challenges_of_user on challenges (user_id)`.execute(db);
  },
});
