import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Names the first account of each ledger, to which its records without one belong for good: today's main one. Adds where
 * records lay when balances were told, the records that a restored balance lists, what of a record does not count, the record
 * that a part was divided from, and the account of a record before a bank's movement was joined to it.
 */
export const accountsOfRecords = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table ledgers add column first_account text`.execute(db);
    await sql`alter table accounts add column first ${int8} not null default 0 check (first in (0, 1))`.execute(
      db,
    );
    await nameFirst(db);
    await sql`create table record_places (
        ledger_id text not null,
        record_id text not null,
        until ${int8} not null,
        day text check (length(day) = 10),
        account_id text,
        primary key (ledger_id, record_id, until),
        foreign key (ledger_id, record_id) references transactions (ledger_id, id) on delete cascade
      )${keyedTableSuffix}`.execute(db);
    await sql`alter table balances add column listed text`.execute(db);
    await sql`alter table transactions add column uncounted ${int8} check (uncounted > 0)`.execute(
      db,
    );
    await sql`alter table transactions add column divided_from text`.execute(db);
    await sql`alter table import_lines add column former_account text`.execute(db);
    await sql`create index parts_of_records on transactions (ledger_id, divided_from)
        where divided_from is not null`.execute(db);
  },
});

/** Without a main one, the first open account of the day is both. Devices are told, in a new revision. */
async function nameFirst(db: Kysely<unknown>) {
  await sql`update accounts set main = 1 where deleted_at is null and of_day = 1 and closed = 0
      and not exists (select 1 from accounts as other where other.ledger_id = accounts.ledger_id
        and other.deleted_at is null and (other.main = 1 or (other.of_day = 1 and other.closed = 0
          and (other.created_at, other.id) < (accounts.created_at, accounts.id))))`.execute(db);
  await sql`update ledgers set first_account = (select id from accounts
      where accounts.ledger_id = ledgers.id and deleted_at is null and main = 1)`.execute(db);
  await sql`update ledgers set revision = revision + 1 where first_account is not null`.execute(db);
  await sql`update accounts set first = 1,
      told_revision = (select ledgers.revision from ledgers where ledgers.id = accounts.ledger_id)
    where main = 1 and deleted_at is null`.execute(db);
}
