import type { Account } from "../../domain/accounts/account.ts";
import { MAIN_ACCOUNT } from "../entries/transaction-form.ts";

/** An account that can be chosen for a movement, by the text of its field; null where no account is named. */
export type AccountChoice = {
  readonly value: string;
  readonly account: Pick<Account, "label" | "closed"> | null;
};

type Offered = Pick<Account, "id" | "label" | "main" | "closed">;

/**
 * The accounts that a movement may be of, the main one first, whose choice says nothing: the open ones, and the one that it has
 * anyway. `named` is the account that the record names that is changed, or null. None where there is nothing to choose.
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
