import type { BankAccounts, ToldOf } from "../../../src/application/ports/bank-accounts.ts";
import { isOfTheDay, type Account } from "../../../src/domain/imports/account.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, type AccountId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";

/** Accounts in memory, of which balances are told: by now where they are of today, else at the end of a day. */
export function fakeBankAccounts(
  today: CivilDate,
  line = openLine(),
  accounts = new Map<AccountId, Account>(),
): BankAccounts {
  const told = new Map<ChangeId, Account>();
  let kept = ZERO;
  const listed = (): readonly Account[] => {
    const all = [...accounts.values()];
    const main = all.find((account) => account.balance !== null && isOfTheDay(account));
    return all.map((account) => ({ ...account, main: account === main }));
  };
  const made = (id: AccountId, label: string): Account => ({
    id,
    label,
    bank: null,
    digits: null,
    kind: "current",
    balance: null,
    main: false,
  });
  const known = (of: ToldOf): Account => {
    if (of === null)
      return (
        listed().find(({ main }) => main) ?? made(accountId(crypto.randomUUID()), "A minha conta")
      );
    const found = accounts.get(of.id);
    if (found !== undefined) return found;
    return of.label === null
      ? reject(404, serverProblems["no-such-record"])
      : made(of.id, of.label);
  };
  return {
    list: () => over(line, listed),
    tell: (balance, of, change) =>
      over(line, () => {
        const before = told.get(change);
        if (before !== undefined) return before;
        const account = known(of);
        const includes = balance.date === today ? [] : null;
        accounts.set(account.id, { ...account, balance: { ...balance, includes } });
        const now = listed().find(({ id }) => id === account.id);
        if (now === undefined) throw new Error("it was just told");
        told.set(change, now);
        return now;
      }),
    cushion: () => over(line, () => kept),
    keepCushion: (cushion) =>
      over(line, () => {
        kept = cushion;
      }),
  };
}
