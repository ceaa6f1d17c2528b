import type { Balances, ToldOf } from "../../../src/application/forecast/read-forecast-basis.ts";
import { type Account, freshAccount } from "../../../src/domain/accounts/account.ts";
import { canBeMain, mainAccount } from "../../../src/domain/accounts/main-account.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, type AccountId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger, type FakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/** Told balances of a server ledger's accounts: until now if they are of today, else at the end of a day. */
export function fakeBalances(
  today: CivilDate,
  line = openLine(),
  server = fakeLedger({}, line),
): Balances {
  const told = new Set<ChangeId>();
  let kept = ZERO;
  const made = (id: AccountId, label: string): Account => ({
    ...freshAccount({ id, label, digits: null, kind: "current" }, ""),
    bank: null,
  });
  const known = (of: ToldOf): Account => {
    const accounts = server.living("accounts");
    if (of === null)
      return (
        accounts.find(({ main }) => main) ?? made(accountId(crypto.randomUUID()), "A minha conta")
      );
    const found = accounts.find(({ id }) => id === of.id);
    if (found !== undefined) return found;
    return of.label === null
      ? reject(404, serverProblems["no-such-record"])
      : made(of.id, of.label);
  };
  return {
    tell: (balance, of, change) =>
      over(line, () => {
        if (told.has(change)) return;
        const includes = balance.date === today ? [] : null;
        server.put("accounts", { ...known(of), balance: { ...balance, includes } });
        chooseMain(server);
        told.add(change);
      }),
    accountReserve: () => over(line, () => kept),
    setAccountReserve: (accountReserve) =>
      over(line, () => {
        kept = accountReserve;
      }),
  };
}

/** The accounts of a ledger in the order of their first told balance. */
const TELLINGS = new WeakMap<FakeLedger, AccountId[]>();

/** Makes the account of which a balance was told first the main one, if there is no valid one; names the first one. */
export function chooseMain(server: FakeLedger): void {
  const accounts = server.living("accounts");
  const order = TELLINGS.get(server) ?? [];
  for (const { id, balance } of accounts)
    if (balance !== null && !order.includes(id)) order.push(id);
  TELLINGS.set(server, order);
  const chosen = accounts.find((account) => account.main && canBeMain(account));
  const main = mainAccount(
    accounts.map((one) => ({
      ...one,
      chosen: one === chosen,
      firstTold: one.balance === null ? null : order.indexOf(one.id),
    })),
  );
  const first = (accounts.find((one) => one.first) ?? accounts.find(canBeMain))?.id;
  for (const account of accounts) {
    const isFirst = account.id === first;
    if (account.main !== (account.id === main) || (account.first ?? false) !== isFirst)
      server.put("accounts", {
        ...account,
        main: account.id === main,
        ...(isFirst && { first: true }),
      });
  }
}
