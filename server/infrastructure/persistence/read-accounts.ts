import { sql } from "kysely";
import { isOfTheDay, type Account } from "../../../src/domain/imports/account.ts";
import type { LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Queries } from "./database.ts";
import type { AccountRow } from "./import-tables.ts";

/** The accounts of a ledger by their labels. The main one is the first made of those of the day of which a balance was told. */
export async function readAccounts(
  queries: Queries,
  ledger: LedgerId,
): Promise<readonly Account[]> {
  const own = queries.selectFrom("accounts").selectAll().where("ledger_id", "=", ledger);
  const rows = await own.orderBy("label").orderBy("id").execute();
  const main = rows
    .filter((row) => row.balance !== null && isOfTheDay(row))
    .reduce<AccountRow | null>(
      (first, row) => (first === null || isMadeBefore(row, first) ? row : first),
      null,
    );
  const included = main === null ? null : await includedIn(queries, main);
  return rows.map(({ id, label, bank, digits, kind, balance, balance_day: date }) => ({
    id,
    label,
    bank,
    digits,
    kind,
    balance:
      balance === null || date === null
        ? null
        : { amount: balance, date, includes: id === main?.id ? included : null },
    main: id === main?.id,
  }));
}

const isMadeBefore = (row: AccountRow, other: AccountRow) =>
  row.made_at < other.made_at || (row.made_at === other.made_at && row.id < other.id);

/** The records of the day on which a balance was told that had been made by then; null where it means the end of a day. */
async function includedIn(
  queries: Queries,
  { ledger_id: ledger, balance_day: day, told_revision: told }: AccountRow,
): Promise<readonly TransactionId[] | null> {
  if (told === null) return null;
  const { rows } = await sql<{ readonly id: TransactionId }>`select id from transactions
    where ledger_id = ${ledger} and date = ${day} and deleted_at is null
      and coalesce(made_revision, 0) <= ${told}
      and not exists (select 1 from import_lines
        where import_lines.ledger_id = ${ledger} and record_id = transactions.id)
    order by id`.execute(queries);
  return rows.map(({ id }) => id);
}
