import type { AccountId } from "../shared/ids.ts";
import type { Account } from "./account.ts";

/** The fields of an account that the choice of the main one needs. */
type Candidate = Pick<Account, "id" | "ofTheDay" | "closed" | "balance"> & {
  /** Whether the user chose it as the main one. */
  readonly chosen: boolean;
};

/** Whether an account may be the main one: it is open, and of the day. */
export const canBeMain = ({ ofTheDay, closed }: Pick<Account, "ofTheDay" | "closed">): boolean =>
  ofTheDay && !closed;

/**
 * The main account, given all accounts in the order of their creation: the chosen one, else the first with a told
 * balance; null if none qualifies.
 */
export function mainAccount(accounts: readonly Candidate[]): AccountId | null {
  const possible = accounts.filter(canBeMain);
  const main =
    possible.find(({ chosen }) => chosen) ?? possible.find(({ balance }) => balance !== null);
  return main?.id ?? null;
}
