import type { Recorded } from "../../src/domain/forecast/held-today.ts";
import type { Moved } from "../../src/domain/transactions/movement-words.ts";
import type { Planned } from "../../src/domain/forecast/planned.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../src/domain/shared/ids.ts";

export const day = (text: string): CivilDate => {
  const read = parseCivilDate(text);
  if (read === null) throw new Error(`no day: ${text}`);
  return read;
};

/** A record in a forecast: an expense of so many cents, without words by default. */
export const moved = (date: string, amount: number, other: Partial<Moved> = {}): Moved => ({
  date: day(date),
  kind: "expense",
  category: "Lazer",
  amount: cents(amount),
  description: null,
  ...other,
});

/** The same in the future, of the one recurrence by default. */
export const coming = (date: string, amount: number, other: Partial<Planned> = {}): Planned => ({
  ...moved(date, amount),
  recurrence: "one",
  ...other,
});

let last = 0;

/** The same as recorded, with an id of its own by default. */
export const recorded = (date: string, amount: number, other: Partial<Recorded> = {}): Recorded => {
  last += 1;
  return { ...moved(date, amount), id: transactionId(`record-${last}`), ...other };
};

/** The main account, with a balance told for the end of a day, by default. */
export const toldAccount = (
  amount: number,
  date: string,
  other: Partial<Account> = {},
): Account => ({
  id: accountId("main"),
  label: "Conta",
  bank: null,
  digits: null,
  kind: "current",
  balance: { amount: cents(amount), date: day(date), includes: null },
  ofTheDay: true,
  main: true,
  closed: false,
  ...other,
});
