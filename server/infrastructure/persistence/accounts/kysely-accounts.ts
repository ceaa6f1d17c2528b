import { sql } from "kysely";
import type { Closing } from "../../../../src/domain/accounts/account.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import type { Accounts } from "../../../application/accounts/accounts.ts";
import { toAccount } from "./account-rows.ts";
import type { Queries } from "../database.ts";

/** The accounts in the accounts table. */
export const kyselyAccounts = (queries: Queries): Accounts => {
  const live = (...[ledger]: Parameters<Accounts["list"]>) =>
    queries.selectFrom("accounts").where("ledger_id", "=", ledger).where("deleted_at", "is", null);
  return {
    list: async (ledger) => {
      const rows = await live(ledger).selectAll().orderBy("label").orderBy("id").execute();
      return rows.map(toAccount);
    },
    told: async (ledger) => {
      const rows = await queries
        .selectFrom("balances")
        .select(["account_id", "amount", "day"])
        .where("ledger_id", "=", ledger)
        .where("deleted_at", "is", null)
        .orderBy("account_id")
        .orderBy("place")
        .execute();
      const told = new Map<AccountId, Closing[]>();
      for (const { account_id: account, amount, day: date } of rows)
        told.set(account, [...(told.get(account) ?? []), { amount, date }]);
      return told;
    },
    has: async (ledger, id) =>
      (await live(ledger).select("id").where("id", "=", id).executeTakeFirst()) !== undefined,
    isUsed: async (ledger, id) => {
      const own = sql`where ledger_id = ${ledger} and account_id = ${id}`;
      const { rows } = await sql`select 1 where
          exists (select 1 from transactions ${own} and deleted_at is null)
          or exists (select 1 from imports ${own})`.execute(queries);
      return rows.length > 0;
    },
  };
};
