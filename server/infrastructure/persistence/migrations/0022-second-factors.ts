import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates second factors, the logins that wait for their codes, and the settings of administrators. */
export const secondFactors = ({ int8, tableSuffix, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table second_factors (
      user_id text primary key references users (id) on delete cascade,
      sealed text not null,
      made_at ${int8} not null,
      confirmed_at ${int8},
      last_step ${int8}
    )${tableSuffix}`.execute(db);
    await sql`create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      digest text not null,
      used_at ${int8},
      primary key (user_id, digest)
    )${keyedTableSuffix}`.execute(db);
    await sql`create table login_challenges (
      digest text primary key,
      user_id text not null references users (id) on delete cascade,
      password_digest text not null,
      made_at ${int8} not null,
      tries ${int8} not null check (tries >= 0)
    )${tableSuffix}`.execute(db);
    await sql`create index login_challenges_of_user on login_challenges (user_id, made_at)`.execute(
      db,
    );
    await sql`create table settings (
      name text primary key check (name in ('admin_factor_required')),
      value text not null
    )${tableSuffix}`.execute(db);
  },
});
