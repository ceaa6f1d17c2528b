import type { BankAccounts } from "../../../src/application/ports/bank-accounts.ts";
import type { Account } from "../../../src/domain/imports/account.ts";
import { accountId, type AccountId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";

/** Accounts in memory, of which balances are told. */
export function fakeBankAccounts(
  line = openLine(),
  accounts = new Map<AccountId, Account>(),
): BankAccounts {
  const told = new Map<ChangeId, Account>();
  const known = (account: AccountId | null): Account => {
    if (account !== null)
      return accounts.get(account) ?? reject(404, serverProblems["no-such-record"]);
    const own = [...accounts.values()].find(({ bank }) => bank === null);
    const id = accountId(crypto.randomUUID());
    return own ?? { id, label: "Conta", bank: null, digits: null, kind: "current", balance: null };
  };
  return {
    list: () => over(line, () => [...accounts.values()]),
    tell: (balance, account, change) =>
      over(line, () => {
        const before = told.get(change);
        if (before !== undefined) return before;
        const now = { ...known(account), balance };
        accounts.set(now.id, now);
        told.set(change, now);
        return now;
      }),
  };
}
