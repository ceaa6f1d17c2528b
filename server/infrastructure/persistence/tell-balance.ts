import type { Closing } from "../../../src/domain/imports/account.ts";
import type { ImportWriter, ToldOf } from "../../application/ports/imports.ts";
import { toAccount } from "./account-row.ts";
import type { AccountRow } from "./import-tables.ts";
import type { Work } from "./write-rows.ts";

/** Keeps what an account held at the end of a day; null if the ledger has no such account. */
export async function tellBalance(
  { queries, member: { ledger }, revision, now, touch }: Work,
  of: ToldOf,
  { amount, date }: Closing,
): ReturnType<ImportWriter["tellBalance"]> {
  const rows = queries.selectFrom("accounts").selectAll().where("ledger_id", "=", ledger);
  const known =
    of.type === "account"
      ? rows.where("id", "=", of.id)
      : rows.where("bank", "is", null).orderBy("made_at").orderBy("id").limit(1);
  const row = await known.executeTakeFirst();
  const told = { balance: amount, balance_day: date };
  if (row !== undefined) {
    const own = queries.updateTable("accounts").set(told).where("ledger_id", "=", ledger);
    await own.where("id", "=", row.id).execute();
    touch();
    return { account: toAccount({ ...row, ...told }), revision };
  }
  if (of.type === "account") return null;
  const made: AccountRow = {
    ledger_id: ledger,
    id: of.orNew,
    label: of.label,
    bank: null,
    digits: null,
    kind: "current",
    ...told,
    made_at: now,
  };
  await queries.insertInto("accounts").values(made).execute();
  touch();
  return { account: toAccount(made), revision };
}
