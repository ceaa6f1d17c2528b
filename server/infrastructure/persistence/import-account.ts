import { sql } from "kysely";
import type { Closing } from "../../../src/domain/imports/account.ts";
import type { ImportAccount } from "../../../src/domain/imports/import.ts";
import type { ImportRow } from "./import-tables.ts";
import type { Work } from "./write-rows.ts";

/** The balance that an import gave its account, and the one in whose place that came. */
type Balances = Pick<
  ImportRow,
  "told_balance" | "told_balance_day" | "former_balance" | "former_balance_day"
>;

const NONE: Balances = {
  told_balance: null,
  told_balance_day: null,
  former_balance: null,
  former_balance_day: null,
};

/** Makes or renames the account of an import; its balance only one of the same day or a later one replaces. */
export async function giveAccount(
  { queries, member: { ledger }, now }: Work,
  { id, label, digits, kind }: ImportAccount,
  bank: string,
  closing: Closing | null,
): Promise<Balances> {
  await sql`insert into accounts (ledger_id, id, label, bank, digits, kind, made_at)
    values (${sql.join([ledger, id, label, bank, digits, kind, now])})
    on conflict (ledger_id, id) do update set label = excluded.label, bank = excluded.bank,
      digits = excluded.digits, kind = excluded.kind`.execute(queries);
  if (closing === null) return NONE;
  const { balance: former, balance_day: formerDay } = await queries
    .selectFrom("accounts")
    .select(["balance", "balance_day"])
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (formerDay !== null && formerDay > closing.date) return NONE;
  await queries
    .updateTable("accounts")
    .set({ balance: closing.amount, balance_day: closing.date })
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .execute();
  return {
    told_balance: closing.amount,
    told_balance_day: closing.date,
    former_balance: former,
    former_balance_day: formerDay,
  };
}

/** Gives the account of an import that is gone the balance that it had before, unless another was told since. */
export async function takeBackBalance(
  { queries, member: { ledger } }: Work,
  gone: Pick<ImportRow, "account_id"> & Balances,
): Promise<void> {
  const { account_id: account, told_balance: told, told_balance_day: day } = gone;
  if (account === null || told === null) return;
  await sql`update accounts
    set balance = ${gone.former_balance}, balance_day = ${gone.former_balance_day}
    where ledger_id = ${ledger} and id = ${account}
      and balance = ${told} and balance_day = ${day}`.execute(queries);
  // An import that came after it goes back to what was before both.
  await sql`update imports
    set former_balance = ${gone.former_balance}, former_balance_day = ${gone.former_balance_day}
    where ledger_id = ${ledger} and account_id = ${account}
      and former_balance = ${told} and former_balance_day = ${day}`.execute(queries);
}
