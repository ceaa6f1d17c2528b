import { isUsuallyOfTheDay, type Account } from "../accounts/account.ts";
import type { ImportAccount } from "./import.ts";

/** An account as an import makes it, of which nothing was told yet. */
export const accountOfImport = (account: ImportAccount, bank: string): Account => ({
  ...account,
  bank,
  ofTheDay: isUsuallyOfTheDay(account.kind),
  main: false,
  closed: false,
  balance: null,
});
