import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Moves photos to a ledger: the home of the user who stored them. A user created by a server of the first version
 * beside a newer one has none yet, and so no goal that could show their photos.
 */
export const photosOfLedgers = ({ int8, tableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table photos rename to earlier_photos`.execute(db);
    await sql`create table photos (
      name text primary key check (length(name) = 64),
      ledger_id text not null references ledgers (id) on delete cascade,
      bytes ${int8} not null check (bytes > 0),
      created_at ${int8} not null
    )${tableSuffix}`.execute(db);
    await sql`insert into photos (name, ledger_id, bytes, created_at)
      select name, home_ledger, bytes, earlier_photos.created_at from earlier_photos
      join users on users.id = user_id`.execute(db);
    await sql`drop table earlier_photos`.execute(db);
    await sql`create index photos_of_ledger on photos (ledger_id, created_at)`.execute(db);
  },
});
