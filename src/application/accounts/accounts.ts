import type { User } from "../../domain/users/user.ts";

/** The account of the current session at the server (/auth). Every call rejects with a Failure. */
export type Accounts = {
  /** Revokes a token; the page may have deleted its own copy by then. */
  logOut(token: string): Promise<void>;
  /** The signed-in user, as the server has them now. */
  me(): Promise<User>;
};
