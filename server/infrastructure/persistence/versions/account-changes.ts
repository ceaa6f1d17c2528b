import { sql } from "kysely";
import { countingTelling } from "../../../../src/domain/accounts/balance-entries.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { RecordChange } from "../../../../src/domain/versions/record-change.ts";
import type { AccountRow, BalanceRow } from "../accounts/account-tables.ts";
import type { Queries } from "../database.ts";
import type { RecordRow } from "../ledger/write-rows.ts";
import { rowChanges } from "./row-changes.ts";

/** Returns the changes of an account, its told balances included; which account is the main one is told as chosen. */
export async function accountChanges(
  queries: Queries,
  ledger: LedgerId,
  account: AccountRow,
): Promise<readonly RecordChange<AccountRow>[]> {
  const { id } = account;
  const { rows: balances } = await sql<BalanceRow>`select * from balances
    where ledger_id = ${ledger} and account_id = ${id}`.execute(queries);
  const wanted = [
    { table: "accounts", from: id, to: id },
    { table: "balances", from: `${id}:`, to: `${id};` },
  ] as const;
  const whole = (rows: ReadonlyMap<string, RecordRow>): AccountRow | null => {
    const row = (rows.get(id) ?? null) as AccountRow | null;
    return row && { ...row, ...toldOf([...rows.values()]), main: row.chosen };
  };
  return rowChanges(queries, ledger, wanted, { rows: [account, ...balances], whole });
}

/** Returns the balance that counts, of the rows of an account. */
function toldOf(rows: readonly RecordRow[]) {
  const told = (rows as readonly (AccountRow | BalanceRow)[])
    .filter((row) => "place" in row && row.deleted_at === null)
    .map((row) => row as BalanceRow)
    .toSorted((one, other) => one.place - other.place)
    .map((row) => ({
      row,
      date: row.day,
      by: row.import_id === null ? ("person" as const) : ("import" as const),
    }));
  const counting = countingTelling(told)?.row;
  return {
    balance: counting?.amount ?? null,
    balance_day: counting?.day ?? null,
    included: null,
  };
}
