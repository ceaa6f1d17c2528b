import { sql } from "kysely";
import type { Account } from "../../../../src/domain/accounts/account.ts";
import type { TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { Accounts, StoredAccount } from "../../../application/accounts/accounts.ts";
import type { Queries } from "../database.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import type { AccountRow } from "./account-tables.ts";
import { flag } from "../users/user-row.ts";

/** Converts a row to an account of the domain. */
export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  label: row.label,
  bank: row.bank,
  digits: row.digits,
  kind: row.kind,
  ofTheDay: row.of_day === 1,
  main: row.main === 1,
  ...(row.first === 1 && { first: true }),
  closed: row.closed === 1,
  balance:
    row.balance === null || row.balance_day === null
      ? null
      : {
          amount: row.balance,
          date: row.balance_day,
          includes: row.included === null ? null : (JSON.parse(row.included) as TransactionId[]),
        },
});

/** The same with the fields that only writers need. */
const toKept = (row: AccountRow): StoredAccount => ({
  ...toAccount(row),
  chosen: row.chosen === 1,
});

/** Returns an account with the revision that differences go by, and the one of its own last change. */
export const stampedAccount = (row: AccountRow): StoredRecord<StoredAccount> => ({
  record: toKept(row),
  revision: row.told_revision,
  ownRevision: row.revision,
  removed: row.deleted_at !== null,
});

/** The columns of what a person says of an account; whether it is the main one is not among them. */
export const accountColumns = (account: Account) => ({
  label: account.label,
  bank: account.bank,
  digits: account.digits,
  kind: account.kind,
  of_day: flag(account.ofTheDay),
  closed: flag(account.closed),
});

export const accountShape: RecordShape<StoredAccount, AccountRow> = {
  table: "accounts",
  columnsOf: (account, before) => ({
    ...accountColumns(account),
    chosen: flag(account.chosen),
    main: before?.main ?? 0,
    first: before?.first ?? 0,
    balance: before?.balance ?? null,
    balance_day: before?.balance_day ?? null,
    moment_revision: before?.moment_revision ?? null,
    included: before?.included ?? null,
    told_revision: before?.told_revision ?? 1,
  }),
  recordOf: toKept,
};

/** The accounts in the accounts table. */
export const kyselyAccounts = (queries: Queries): Accounts => {
  const live = (...[ledger]: Parameters<Accounts["list"]>) =>
    queries.selectFrom("accounts").where("ledger_id", "=", ledger).where("deleted_at", "is", null);
  return {
    list: async (ledger) => {
      const rows = await live(ledger).selectAll().orderBy("label").orderBy("id").execute();
      return rows.map(toAccount);
    },
    has: async (ledger, id) =>
      (await live(ledger).select("id").where("id", "=", id).executeTakeFirst()) !== undefined,
    isUsed: async (ledger, id) => {
      const own = sql`where ledger_id = ${ledger} and account_id = ${id}`;
      const { rows } = await sql`select 1 where
          exists (select 1 from transactions ${own} and deleted_at is null)
          or exists (select 1 from transactions where ledger_id = ${ledger} and account_id is null
            and deleted_at is null and exists (select 1 from ledgers
              where ledgers.id = ${ledger} and first_account = ${id}))
          or exists (select 1 from imports ${own})`.execute(queries);
      return rows.length > 0;
    },
  };
};
