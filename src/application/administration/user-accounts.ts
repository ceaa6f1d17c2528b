import type { AccountChange, ListedUser } from "../../domain/users/account-change.ts";
import type { NewAccount } from "../../domain/users/new-account.ts";
import type { UserOverview } from "../../domain/users/user-overview.ts";

/** A part of the list of users: those whose username or email contain a text, by username. */
export type UserQuery = {
  readonly search: string;
  readonly limit: number;
  readonly skip: number;
};

/** All user accounts, for administrators (/auth/admin). Every call rejects with a Failure. */
export type UserAccounts = {
  list(query: UserQuery): Promise<readonly ListedUser[]>;
  overview(): Promise<UserOverview>;
  /** A repeated call with the same key creates nothing more. */
  create(account: NewAccount, key: string): Promise<void>;
  change(username: string, change: AccountChange): Promise<void>;
  remove(username: string): Promise<void>;
  /** Removes a user's second factor; all their sessions end. */
  removeFactor(username: string): Promise<void>;
  /** Makes a link with which a user chooses a new password: a URL, or a path of this installation. */
  recoveryLink(username: string): Promise<string>;
};
