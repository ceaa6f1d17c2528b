import type { Account } from "../../domain/accounts/account.ts";
import { MAIN_ACCOUNT } from "../entries/transaction-form.ts";

/** An account that can be chosen for a movement, with the value of its option; null for no account. */
export type AccountChoice = {
  readonly value: string;
  readonly account: Pick<Account, "label" | "closed"> | null;
};

type Offered = Pick<Account, "id" | "label" | "main" | "closed">;

/**
 * The accounts to choose from for a movement, the main one first; empty if there is no choice. Offered are the open
 * accounts, and those of `value` and `named`, the account that the changed record names (or null). The value of the
 * main one is usually empty: the movement then names no account.
 */
export function accountChoices(
  accounts: readonly Offered[],
  value: string,
  named: string | null,
): readonly AccountChoice[] {
  const isIts = ({ id }: Offered) => id === value || id === named;
  const offered = accounts.filter((one) => !one.closed || isIts(one));
  if (offered.length < 2 && !offered.some(isIts)) return [];
  const nothing = named === null ? "" : MAIN_ACCOUNT;
  const choices = offered
    .toSorted((left, right) => Number(right.main) - Number(left.main))
    .map((one) => ({
      value: one.main && (value === nothing || !isIts(one)) ? nothing : one.id,
      account: one,
    }));
  return offered.some(({ main }) => main)
    ? choices
    : [{ value: nothing, account: null }, ...choices];
}
