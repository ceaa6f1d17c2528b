import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { accountUuid, hasUuid } from "../accounts/account-uuid.ts";
import type { Flavour } from "./flavour.ts";

/** The rows read at once. */
const PAGE_SIZE = 1_000;

type Account = { readonly ledger_id: string; readonly id: string };

/**
 * Gives UUIDs to accounts that have other ids, under which calls could make them and none could reach them. Devices read
 * such a ledger anew.
 */
export const uuidsOfAccounts = ({ newUuid }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Account>`select ledger_id, id from accounts`.execute(db);
    for (const account of rows.filter(({ id }) => !hasUuid(id))) await rename(db, account);
    for (const ledger of new Set(rows.filter(({ id }) => !hasUuid(id)).map((row) => row.ledger_id)))
      await sql`update ledgers set epoch = ${newUuid} where id = ${ledger}`.execute(db);
  },
});

async function rename(db: Kysely<unknown>, { ledger_id: ledger, id }: Account): Promise<void> {
  const named = accountUuid(id);
  const { rows } = await sql<Record<string, unknown>>`select * from accounts
    where ledger_id = ${ledger} and id = ${id}`.execute(db);
  const row = { ...rows[0], id: named };
  await sql`insert into accounts (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db);
  for (const table of ["transactions", "imports", "import_lines", "record_places"])
    await sql`update ${sql.table(table)} set account_id = ${named}
      where ledger_id = ${ledger} and account_id = ${id}`.execute(db);
  await sql`update import_lines set former_account = ${named}
    where ledger_id = ${ledger} and former_account = ${id}`.execute(db);
  await sql`update balances set account_id = ${named}, id = ${named} || substr(id, ${id.length + 1})
    where ledger_id = ${ledger} and account_id = ${id}`.execute(db);
  await sql`update ledgers set first_account = ${named}
    where id = ${ledger} and first_account = ${id}`.execute(db);
  await renameVersions(db, ledger, id);
  await sql`delete from accounts where ledger_id = ${ledger} and id = ${id}`.execute(db);
}

type Version = {
  readonly change_id: string;
  readonly resource: string;
  readonly id: string;
  readonly before: string | null;
};

async function renameVersions(db: Kysely<unknown>, ledger: string, id: string): Promise<void> {
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Version>`select change_id, resource, id, before from versions
      where ledger_id = ${ledger} ${after} order by change_id, resource, id limit ${PAGE_SIZE}`.execute(
      db,
    );
    for (const version of rows) {
      const now = renamed(version, id);
      if (now.id === version.id && now.before === version.before) continue;
      await sql`update versions set id = ${now.id}, before = ${now.before}
        where ledger_id = ${ledger} and change_id = ${version.change_id}
          and resource = ${version.resource} and id = ${version.id}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    after = sql`and (change_id, resource, id) > (${last.change_id}, ${last.resource}, ${last.id})`;
  }
}

/** A version with the account's new id: that of the account, of one of its balances, or of what names it. */
function renamed(
  { resource, id, before }: Version,
  account: string,
): Pick<Version, "id" | "before"> {
  const idOf = (old: string) => {
    if (resource === "accounts") return old === account ? accountUuid(account) : old;
    const isOwn = resource === "balances" && old.slice(0, -37) === account;
    return isOwn ? `${accountUuid(account)}${old.slice(-37)}` : old;
  };
  if (before === null) return { id: idOf(id), before };
  const row = JSON.parse(before) as Record<string, unknown>;
  const now = {
    ...row,
    ...("id" in row && { id: idOf(String(row["id"])) }),
    ...(row["account_id"] === account && { account_id: accountUuid(account) }),
  };
  return { id: idOf(id), before: JSON.stringify(now) };
}
