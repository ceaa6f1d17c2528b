import type { ListedUser } from "../../domain/users/account-change.ts";
import type { UserAccounts } from "./user-accounts.ts";

/** How many users one page of the list has. */
export const USERS_PER_PAGE = 50;

/** The text to find in username and email, and the page of the list, from 1. */
export type UserSearch = { readonly search: string; readonly page: number };

/** One page of the users that a search finds. */
export type UserPage = UserSearch & {
  readonly users: readonly ListedUser[];
  /** Whether another page follows. */
  readonly more: boolean;
};

/** Loads a page of the list, with one user more to know whether another page follows. Rejects with a Failure. */
export const loadUsers =
  (accounts: UserAccounts) =>
  async ({ search, page }: UserSearch): Promise<UserPage> => {
    const skip = (page - 1) * USERS_PER_PAGE;
    const found = await accounts.list({ search, limit: USERS_PER_PAGE + 1, skip });
    const users = found.slice(0, USERS_PER_PAGE);
    return { search, page, users, more: found.length > USERS_PER_PAGE };
  };
