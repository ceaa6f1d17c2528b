import type { Account } from "../../../src/domain/imports/account.ts";
import type { AccountRow } from "./import-tables.ts";

/** An account as the domain knows it. */
export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  label: row.label,
  bank: row.bank,
  digits: row.digits,
  kind: row.kind,
  balance:
    row.balance === null || row.balance_day === null
      ? null
      : { amount: row.balance, date: row.balance_day },
});
