import type { AccountId } from "../shared/ids.ts";
import type { Account } from "./account.ts";

/** The fields of an account that the choice of the main one needs. */
type Candidate = Pick<Account, "id" | "ofTheDay" | "closed"> & {
  /** Whether the user chose it as the main one. */
  readonly chosen: boolean;
  /** The place of its first told balance among those of all accounts, in the order of telling; null if none was told. */
  readonly firstTold: number | null;
};

/** Whether an account may be the main one: it is open, and of the day. */
export const canBeMain = ({ ofTheDay, closed }: Pick<Account, "ofTheDay" | "closed">): boolean =>
  ofTheDay && !closed;

/**
 * The main account, given all accounts in the order of their creation: the chosen one, else the one of which a balance
 * was told first, else the first that was made; null if none qualifies.
 */
export function mainAccount(accounts: readonly Candidate[]): AccountId | null {
  const possible = accounts.filter(canBeMain);
  const [told] = possible
    .flatMap(({ id, firstTold }) => (firstTold === null ? [] : [{ id, firstTold }]))
    .toSorted((one, other) => one.firstTold - other.firstTold);
  const main = possible.find(({ chosen }) => chosen) ?? told ?? possible[0];
  return main?.id ?? null;
}

/**
 * The account to which records without one belong: the one that the ledger named, else its main one. An older server
 * names none.
 */
export const firstAccount = (
  accounts: readonly Pick<Account, "id" | "first" | "main">[],
): AccountId | null =>
  (accounts.find(({ first }) => first) ?? accounts.find(({ main }) => main))?.id ?? null;
