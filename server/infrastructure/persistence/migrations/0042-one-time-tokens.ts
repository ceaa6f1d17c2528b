import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

const MINUTE = 60_000;

/**
 * Moves one-time tokens into one table: the links of mails, the logins that wait for a code, and the challenges of
 * passkeys. Pending ones stay valid.
 */
export const oneTimeTokens = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table one_time_tokens (
      digest text not null primary key,
      kind text not null check (kind in ('reset', 'email', 'code', 'passkey')),
      user_id text references users (id) on delete cascade,
      session_id text,
      payload text,
      made_at ${int8} not null,
      expires_at ${int8} not null check (expires_at > made_at),
      tries ${int8} not null check (tries >= 0),
      check ((session_id is not null) = (kind = 'email')),
      check ((payload is null) = (kind = 'reset')),
      check (kind <> 'passkey' or payload in ('create', 'login', 'presence')),
      check ((user_id is null) = (kind = 'passkey' and payload = 'login'))
    )${keyedTableSuffix}`.execute(db);
    await sql`insert into one_time_tokens
      select digest, kind, user_id, session_id, email, made_at, made_at + ${sql.lit(30 * MINUTE)}, 0
      from links`.execute(db);
    await sql`insert into one_time_tokens
      select digest, 'code', user_id, null, password_digest, made_at,
        made_at + ${sql.lit(5 * MINUTE)}, tries
      from login_challenges`.execute(db);
    await sql`insert into one_time_tokens
      select digest, 'passkey', user_id, null, purpose, made_at,
        made_at + ${sql.lit(5 * MINUTE)}, 0
      from challenges`.execute(db);
    for (const table of ["links", "login_challenges", "challenges"])
      await sql`drop table ${sql.table(table)}`.execute(db);
    await sql`create index one_time_tokens_of_user on one_time_tokens (user_id, kind)`.execute(db);
    await sql`create index one_time_tokens_by_end on one_time_tokens (expires_at)`.execute(db);
    await sql`create index one_time_tokens_by_age on one_time_tokens (made_at)`.execute(db);
  },
});
