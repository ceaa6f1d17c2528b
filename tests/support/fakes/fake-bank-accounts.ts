import type { BankAccounts } from "../../../src/application/ports/bank-accounts.ts";
import type { Account } from "../../../src/domain/imports/account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { openLine, over, reject } from "./line.ts";

/** Accounts in memory, of which only balances are told. */
export function fakeBankAccounts(line = openLine()): BankAccounts {
  const accounts = new Map<string, Account>();
  return {
    list: () => over(line, () => [...accounts.values()]),
    tell: (balance, account) =>
      over(line, () => {
        const own = { label: "Conta", bank: null, digits: null, kind: "current" } as const;
        const id = account ?? accountId("own");
        const known = accounts.get(id) ?? (account === null ? { ...own, id } : reject(404, ""));
        const told = { ...known, balance };
        accounts.set(id, told);
        return told;
      }),
  };
}
