import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the links mailed for a new password or another email. */
export const links = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table links (
      digest text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('reset', 'email')),
      email text,
      session_id text,
      made_at ${int8} not null,
      check ((kind = 'email') = (email is not null and session_id is not null))
    )${keyedTableSuffix}`.execute(db);
    await sql`create index links_of_user on links (user_id)`.execute(db);
    await sql`create index links_by_age on links (made_at)`.execute(db);
  },
});
