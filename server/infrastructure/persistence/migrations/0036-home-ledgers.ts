import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores a user's own ledger with the user, so that a user can belong to several ledgers and own more than one. */
export const homeLedgers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table users
      add column home_ledger text references ledgers (id) on delete set null`.execute(db);
    await sql`update users set home_ledger =
      (select ledger_id from members where user_id = users.id and role = 'owner')`.execute(db);
    await sql`create index users_at_home on users (home_ledger)`.execute(db);
    await sql`drop index ledger_of_owner`.execute(db);
  },
});
