import type { Account, Closing } from "../../domain/imports/account.ts";
import type { AccountId, ChangeId } from "../../domain/shared/ids.ts";

/** The accounts of which movements were imported (/contas). Every call rejects with a Failure. */
export type BankAccounts = {
  /** By their labels. */
  list(): Promise<readonly Account[]>;
  /**
   * Says what an account held at the end of a day; without one, what is in no bank's account. The same change again is
   * answered as the first time, whatever was told since.
   */
  tell(balance: Closing, account: AccountId | null, change: ChangeId): Promise<Account>;
};
