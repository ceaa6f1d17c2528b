import type { User } from "../../domain/users/user.ts";

/** The account of the running session at the server (/auth). Every call rejects with a Failure. */
export type Accounts = {
  /** Revokes a token, which the page itself may have forgotten by then. */
  logOut(token: string): Promise<void>;
  /** The signed-in user as the server knows them now. */
  me(): Promise<User>;
};
