import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Makes accounts records of the ledger, with told balances in rows of their own, of which one counts; adds the account
 * to records, for imported ones the account of their file.
 */
export const accounts = (flavour: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeBalances(db, flavour);
    await fillBalances(db);
    await stampAccounts(db, flavour);
    await nameAccounts(db);
  },
});

async function makeBalances(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  await sql`create table balances (
      ledger_id text not null,
      id text not null,
      account_id text not null,
      amount ${int8} not null check (amount between -99999999999 and 99999999999),
      day text not null check (length(day) = 10),
      moment_revision ${int8},
      import_id text,
      place ${int8} not null,
      revision ${int8} not null check (revision >= 1),
      created_at ${int8} not null,
      changed_at ${int8} not null,
      changed_by text not null default 'sistema',
      deleted_at ${int8},
      primary key (ledger_id, id),
      foreign key (ledger_id, account_id) references accounts (ledger_id, id) on delete cascade
    )${keyedTableSuffix}`.execute(db);
  await sql`create index balances_of_account on balances (ledger_id, account_id, place)`.execute(
    db,
  );
  await sql`create index removed_balances on balances (ledger_id, deleted_at)
      where deleted_at is not null`.execute(db);
}

/**
 * Fills in the balances told by imports, in the order in which they came; before them those that they replaced, after
 * them those that the person has told since.
 */
async function fillBalances(db: Kysely<unknown>) {
  const into = sql`insert into balances (ledger_id, id, account_id, amount, day, moment_revision, import_id,
      place, revision, created_at, changed_at)`;
  const isImported = (amount: string, day: string) => sql`exists (select 1 from imports as other
      where other.ledger_id = own.ledger_id and other.account_id = own.account_id
        and other.told_balance = ${sql.ref(`own.${amount}`)}
        and other.told_balance_day = ${sql.ref(`own.${day}`)})`;
  await sql`${into}
    select ledger_id, account_id || ':' || id, account_id, told_balance, told_balance_day, told_revision, id,
      row_number() over (partition by ledger_id, account_id order by made_at, id), 1, made_at, made_at
    from imports where told_balance is not null and account_id is not null`.execute(db);
  await sql`${into}
    select ledger_id, account_id || ':z' || substr(min(id), 2), account_id, former_balance, former_balance_day,
      min(former_revision), null, 0, 1, min(made_at), min(made_at)
    from imports as own
    where former_balance is not null and account_id is not null
      and not ${isImported("former_balance", "former_balance_day")}
    group by ledger_id, account_id, former_balance, former_balance_day`.execute(db);
  await sql`${into}
    select ledger_id, account_id || ':' || account_id, account_id, balance, balance_day, told_revision, null,
      1000000, 1, made_at, made_at
    from (select ledger_id, id as account_id, balance, balance_day, told_revision, made_at from accounts) as own
    where balance is not null and not ${isImported("balance", "balance_day")}`.execute(db);
}

/** Makes the main account the first created everyday account with a told balance; none was chosen yet. */
async function stampAccounts(db: Kysely<unknown>, { int8 }: Flavour) {
  const add = (column: ReturnType<typeof sql>) =>
    sql`alter table accounts add column ${column}`.execute(db);
  await sql`alter table accounts rename column told_revision to moment_revision`.execute(db);
  await sql`alter table accounts rename column made_at to created_at`.execute(db);
  await add(sql`included text`);
  for (const name of ["of_day", "chosen", "main", "closed"])
    await add(sql`${sql.id(name)} ${int8} not null default 0 check (${sql.id(name)} in (0, 1))`);
  await add(sql`revision ${int8} not null default 1 check (revision >= 1)`);
  await add(sql`told_revision ${int8} not null default 1 check (told_revision >= 1)`);
  await add(sql`changed_at ${int8} not null default 0`);
  await add(sql`changed_by text not null default 'sistema'`);
  await add(sql`deleted_at ${int8}`);
  await sql`update accounts set changed_at = created_at,
      of_day = case when kind = 'savings' then 0 else 1 end`.execute(db);
  await sql`update accounts set main = 1 where balance is not null and of_day = 1
      and not exists (select 1 from accounts as other where other.ledger_id = accounts.ledger_id
        and other.balance is not null and other.of_day = 1
        and (other.created_at, other.id) < (accounts.created_at, accounts.id))`.execute(db);
  await sql`update accounts set included = coalesce((
      select '["' || string_agg(id, '","' order by id) || '"]' from transactions
      where transactions.ledger_id = accounts.ledger_id and date = balance_day and deleted_at is null
        and coalesce(made_revision, 0) <= moment_revision
        and not exists (select 1 from import_lines
          where import_lines.ledger_id = transactions.ledger_id and record_id = transactions.id)
      ), '[]') where moment_revision is not null`.execute(db);
  await sql`create index removed_accounts on accounts (ledger_id, deleted_at)
      where deleted_at is not null`.execute(db);
  for (const which of ["told", "former"])
    for (const what of ["balance", "balance_day", "revision"])
      await sql`alter table imports drop column ${sql.id(`${which}_${what}`)}`.execute(db);
}

async function nameAccounts(db: Kysely<unknown>) {
  await sql`alter table transactions add column account_id text`.execute(db);
  await sql`update transactions set account_id = import_lines.account_id from import_lines
    where import_lines.ledger_id = transactions.ledger_id and record_id = transactions.id
      and former_date is null`.execute(db);
  await sql`update transactions set account_id = import_lines.account_id
    from import_parts join import_lines
      on import_lines.ledger_id = import_parts.ledger_id and import_lines.id = import_parts.line_id
    where import_parts.ledger_id = transactions.ledger_id
      and import_parts.record_id = transactions.id`.execute(db);
  await sql`create index records_of_accounts on transactions (ledger_id, account_id)
      where account_id is not null and deleted_at is null`.execute(db);
}
