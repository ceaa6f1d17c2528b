import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { User } from "../../domain/users/user.ts";

export type Credentials = { readonly username: string; readonly password: string };

export type Registration = Credentials & { readonly email: string };

/** Accounts and their sessions at the server (/auth). Every call rejects with a Failure. */
export type Accounts = {
  /** Wrong credentials are `rejected`, never `unauthenticated`. */
  logIn(credentials: Credentials): Promise<LoginOutcome>;
  /** The same for an account whose end its person has asked for, which then stays. */
  comeBack(credentials: Credentials): Promise<LoginOutcome>;
  register(registration: Registration): Promise<User>;
  /** Revokes the token of the running session. */
  logOut(): Promise<void>;
  /** The signed-in user as the server knows them now. */
  me(): Promise<User>;
};
