import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** The columns that name the author of a row. */
const WRITTEN = [
  ["transactions", "changed_by"],
  ["budgets", "changed_by"],
  ["goals", "changed_by"],
  ["categories", "changed_by"],
  ["rules", "changed_by"],
  ["recurrences", "changed_by"],
  ["imports", "made_by"],
] as const;

/**
 * Gives members ids of their own, named by rows and versions in place of users: a deleted user is then removed from one
 * row only. Rows without a known author are the server's.
 */
export const members = (flavour: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeTable(db, flavour);
    for (const [table, column] of WRITTEN) await nameMembers(db, table, column);
    await nameMembersInVersions(db);
  },
});

async function makeTable(db: Kysely<unknown>, { int8, tableSuffix, newUuid }: Flavour) {
  await sql`alter table members rename to earlier_members`.execute(db);
  await sql`create table members (
      id text primary key,
      ledger_id text not null references ledgers (id) on delete cascade,
      user_id text references users (id) on delete set null,
      name text,
      role text not null check (role in ('owner')),
      left_at ${int8}
    )${tableSuffix}`.execute(db);
  await sql`insert into members (id, ledger_id, user_id, name, role)
    select ${newUuid}, ledger_id, user_id, username, earlier_members.role from earlier_members
    join users on users.id = user_id`.execute(db);
  await sql`drop table earlier_members`.execute(db);
  await sql`create unique index members_of_ledger on members (ledger_id, user_id)`.execute(db);
  await sql`create index memberships on members (user_id)`.execute(db);
}

/**
 * Adds a new column in place of the one that names users, since SQLite cannot drop a foreign key of an existing column.
 */
async function nameMembers(db: Kysely<unknown>, table: string, column: string) {
  const [rows, earlier] = [sql.table(table), sql.ref(column)];
  await sql`alter table ${rows} add column written_by text not null default 'sistema'`.execute(db);
  await sql`update ${rows} set written_by = members.id from members
    where members.ledger_id = ${sql.ref(`${table}.ledger_id`)}
      and members.user_id = ${sql.ref(`${table}.${column}`)}`.execute(db);
  await sql`alter table ${rows} drop column ${earlier}`.execute(db);
  await sql`alter table ${rows} rename column written_by to ${earlier}`.execute(db);
}

/** The field in the JSON text of a row; no content can match it, since a quote within one is escaped. */
const field = (value: ReturnType<typeof sql>) => sql`'"changed_by":' || ${value}`;
const quoted = (column: ReturnType<typeof sql>) => sql`'"' || ${column} || '"'`;

async function nameMembersInVersions(db: Kysely<unknown>) {
  const named = sql`replace(before, ${field(quoted(sql`members.user_id`))}, ${field(quoted(sql`members.id`))})`;
  await sql`update versions
    set before = replace(${named}, ${field(sql`'null'`)}, ${field(sql`'"sistema"'`)})
    from members where members.ledger_id = versions.ledger_id and before is not null`.execute(db);
}
