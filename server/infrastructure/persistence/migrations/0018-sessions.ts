import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Makes every token a session that its user can see and end: with an id of its own, the device, and the user's last
 * proof of presence. Existing tokens stay valid.
 */
export const sessions = ({ int8, tableSuffix, newUuid }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop index tokens_of_user`.execute(db);
    await sql`alter table tokens rename to earlier_tokens`.execute(db);
    await sql`create table tokens (
      digest text primary key,
      id text not null unique,
      user_id text not null references users (id) on delete cascade,
      device text not null check (length(device) between 1 and 80),
      issued_at ${int8} not null,
      used_at ${int8} not null,
      present_at ${int8}
    )${tableSuffix}`.execute(db);
    await sql`insert into tokens (digest, id, user_id, device, issued_at, used_at, present_at)
      select digest, ${newUuid}, user_id, 'Dispositivo desconhecido', issued_at, used_at, issued_at
      from earlier_tokens`.execute(db);
    await sql`drop table earlier_tokens`.execute(db);
    await sql`create index tokens_of_user on tokens (user_id, issued_at)`.execute(db);
  },
});
