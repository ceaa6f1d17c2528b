import type { AccountId } from "../shared/ids.ts";
import type { Account } from "./account.ts";

/** An account with what the choice of the main one asks of it. */
type Candidate = Pick<Account, "id" | "ofTheDay" | "closed" | "balance"> & {
  /** Whether somebody chose it. */
  readonly chosen: boolean;
};

/** Whether records of no account could be an account's: it is open, and of the day. */
export const canBeMain = ({ ofTheDay, closed }: Pick<Account, "ofTheDay" | "closed">): boolean =>
  ofTheDay && !closed;

/**
 * The main account, of all in the order in which they were made: the chosen one, else the first of which a balance was told;
 * null if none can be.
 */
export function mainAccount(accounts: readonly Candidate[]): AccountId | null {
  const possible = accounts.filter(canBeMain);
  const main =
    possible.find(({ chosen }) => chosen) ?? possible.find(({ balance }) => balance !== null);
  return main?.id ?? null;
}
