import { sql } from "kysely";
import type { AccountId } from "../../../src/domain/shared/ids.ts";
import type { ImportAccount } from "../../../src/domain/imports/import.ts";
import type { Telling } from "../../application/ports/imports.ts";
import type { ImportRow } from "./import-tables.ts";
import type { Work } from "./write-rows.ts";

/** The balance that an import gave its account, and the one in whose place that came. */
type Balances = Pick<
  ImportRow,
  | "told_balance"
  | "told_balance_day"
  | "told_revision"
  | "former_balance"
  | "former_balance_day"
  | "former_revision"
>;

/** The balance of an account before an import told of it. */
type Former = Pick<Balances, "former_balance" | "former_balance_day" | "former_revision">;

const NONE: Balances = {
  told_balance: null,
  told_balance_day: null,
  told_revision: null,
  former_balance: null,
  former_balance_day: null,
  former_revision: null,
};

/**
 * Makes or renames the account of an import; its balance only one of the same day or a later one replaces. An earlier one is
 * kept below the one that came before it, for when that goes.
 */
export async function giveAccount(
  work: Work,
  { id, label, digits, kind }: ImportAccount,
  bank: string,
  closing: Telling | null,
): Promise<Balances> {
  const {
    queries,
    member: { ledger },
    now,
    revision,
  } = work;
  await sql`insert into accounts (ledger_id, id, label, bank, digits, kind, made_at)
    values (${sql.join([ledger, id, label, bank, digits, kind, now])})
    on conflict (ledger_id, id) do update set label = excluded.label, bank = excluded.bank,
      digits = excluded.digits, kind = excluded.kind`.execute(queries);
  if (closing === null) return NONE;
  const present = await queries
    .selectFrom("accounts")
    .select(["balance", "balance_day", "told_revision"])
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { balance_day: day } = present;
  if (day !== null && day > closing.date) return keepBelow(work, id, closing);
  const told = closing.isOfToday ? revision : null;
  await queries
    .updateTable("accounts")
    .set({ balance: closing.amount, balance_day: closing.date, told_revision: told })
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .execute();
  return {
    told_balance: closing.amount,
    told_balance_day: closing.date,
    told_revision: told,
    former_balance: present.balance,
    former_balance_day: day,
    former_revision: present.told_revision,
  };
}

/** Keeps a balance below the next later one that an import gave the account; nothing where there is none. */
async function keepBelow(work: Work, account: AccountId, closing: Telling): Promise<Balances> {
  const above = await importsOf(work, account)
    .where("told_balance_day", ">", closing.date)
    .where((row) =>
      row.or([
        row("former_balance_day", "is", null),
        row("former_balance_day", "<=", closing.date),
      ]),
    )
    .orderBy("told_balance_day")
    .executeTakeFirst();
  if (above === undefined) return NONE;
  await putBelow(work, above, {
    former_balance: closing.amount,
    former_balance_day: closing.date,
    former_revision: null,
  });
  return {
    told_balance: closing.amount,
    told_balance_day: closing.date,
    told_revision: null,
    former_balance: above.former_balance,
    former_balance_day: above.former_balance_day,
    former_revision: above.former_revision,
  };
}

/**
 * Gives the account of an import that is gone the balance that it had before, unless another was told since; one that came
 * in its place goes back to what was before both.
 */
export async function takeBackBalance(
  work: Work,
  gone: Pick<ImportRow, "id" | "account_id"> & Balances,
): Promise<void> {
  const { account_id: account, told_balance: told, told_balance_day: day } = gone;
  if (account === null || told === null) return;
  const onTop = await importsOf(work, account)
    .where("id", "!=", gone.id)
    .where("former_balance", "=", told)
    .where("former_balance_day", "=", day)
    .execute();
  // Of several that told the same each may stand for the other.
  const isEqual = (row: Balances) => row.told_balance === told && row.told_balance_day === day;
  const above = onTop.find(isEqual) ?? onTop[0];
  if (above !== undefined) return putBelow(work, above, gone);
  await sql`update accounts set balance = ${gone.former_balance},
      balance_day = ${gone.former_balance_day}, told_revision = ${gone.former_revision}
    where ledger_id = ${work.member.ledger} and id = ${account}
      and balance = ${told} and balance_day = ${day}`.execute(work.queries);
}

const importsOf = ({ queries, member: { ledger } }: Work, account: AccountId) =>
  queries
    .selectFrom("imports")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("account_id", "=", account);

/** Says what an account held before an import told of it. */
async function putBelow(
  { queries, member: { ledger } }: Work,
  { id }: Pick<ImportRow, "id">,
  { former_balance, former_balance_day, former_revision }: Former,
): Promise<void> {
  await queries
    .updateTable("imports")
    .set({ former_balance, former_balance_day, former_revision })
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .execute();
}
