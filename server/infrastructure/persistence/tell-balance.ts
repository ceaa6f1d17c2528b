import { ACCOUNTS_MAX } from "../../../src/domain/imports/import-limits.ts";
import type { ImportWriter, Telling, ToldOf } from "../../application/ports/imports.ts";
import type { AccountRow } from "./import-tables.ts";
import { readAccounts } from "./read-accounts.ts";
import type { Work } from "./write-rows.ts";

/** Keeps what an account held; null if the ledger has no such account, nor room for another one. */
export async function tellBalance(
  work: Work,
  of: ToldOf,
  { amount, date, isOfToday }: Telling,
): ReturnType<ImportWriter["tellBalance"]> {
  const {
    queries,
    member: { ledger },
    revision,
    now,
    touch,
  } = work;
  const known = await readAccounts(queries, ledger);
  const found = known.find(({ id, main }) => (of.type === "main" ? main : id === of.id));
  const told = {
    balance: amount,
    balance_day: date,
    told_revision: isOfToday ? revision : null,
  } satisfies Partial<AccountRow>;
  const id = found?.id ?? (of.type === "main" ? of.orNew : of.id);
  if (found !== undefined) {
    const own = queries.updateTable("accounts").set(told).where("ledger_id", "=", ledger);
    await own.where("id", "=", id).execute();
  } else {
    if (of.label === null || known.length >= ACCOUNTS_MAX) return null;
    const made = { ledger_id: ledger, id, label: of.label, bank: null, digits: null, ...told };
    await queries
      .insertInto("accounts")
      .values({ ...made, kind: "current", made_at: now })
      .execute();
  }
  touch();
  const account = (await readAccounts(queries, ledger)).find((one) => one.id === id);
  return account === undefined ? null : { account, revision };
}
