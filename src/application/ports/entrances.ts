import type { LoginOutcome } from "../../domain/users/login-outcome.ts";

export type Credentials = { readonly username: string; readonly password: string };

/** How those who have an account come to a session (/auth). Every call rejects with a Failure. */
export type Entrances = {
  /** Wrong credentials are `rejected`, never `unauthenticated`. */
  logIn(credentials: Credentials): Promise<LoginOutcome>;
};
