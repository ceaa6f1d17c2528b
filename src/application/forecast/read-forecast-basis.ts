import { firstTold } from "../../domain/accounts/balance-entries.ts";
import type { AccountLine } from "../../domain/forecast/held-today.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Imports } from "../imports/imports.ts";
import { needWhole } from "../ledger/whole-book.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { Closing } from "../../domain/accounts/account.ts";
import type { AccountId, ChangeId } from "../../domain/shared/ids.ts";

/** The account of a balance: an existing one, a new one under a label, or null for the main one. */
export type ToldOf = { readonly id: AccountId; readonly label: string | null } | null;

/**
 * The balances that are stated for accounts, and the cushion that is never to be touched. Every call rejects with a
 * Failure.
 */
export type Balances = {
  /**
   * Records what an account held at the end of a day, or holds now if the day is today. Repeating the same change does
   * nothing, even if another balance was told in between.
   */
  tell(balance: Closing, account: ToldOf, change: ChangeId): Promise<void>;
  /** The cushion, in cents. */
  accountReserve(): Promise<Cents>;
  setAccountReserve(accountReserve: Cents): Promise<void>;
};

/** The facts of a forecast that are not in the book; the cushion in cents. */
export type ForecastBasis = {
  readonly lines: readonly AccountLine[];
  readonly accountReserve: Cents;
};

type Ports = {
  readonly ledger: Pick<Ledger, "getSnapshot">;
  readonly balances: Pick<Balances, "accountReserve">;
  readonly imports: Pick<Imports, "lines">;
};

/** Reads the facts of a forecast that are not in the book, which is open. */
export const readForecastBasis = ({ ledger, balances, imports }: Ports) => {
  const moves = readMoves({ ledger, imports });
  return async (): Promise<ForecastBasis> => {
    const [accountReserve, lines] = await Promise.all([balances.accountReserve(), moves()]);
    return { accountReserve, lines };
  };
};

/**
 * Reads the imported movements since the first told balance; makes no request if the accounts cannot have any. They are
 * read from the earliest day that was asked for: an undo may bring a balance of then back before they are read again.
 */
export const readMoves = ({ ledger, imports }: Pick<Ports, "ledger" | "imports">) => {
  let earliest: CivilDate | null = null;
  return async (): Promise<readonly AccountLine[]> => {
    needWhole(ledger);
    const accounts = accountsOf(ledger.getSnapshot());
    const first = firstTold(accounts);
    if (first === null || accounts.every(({ bank }) => bank === null)) return [];
    if (earliest === null || first < earliest) earliest = first;
    return imports.lines({ from: earliest });
  };
};
