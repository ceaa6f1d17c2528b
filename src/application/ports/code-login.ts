import type { LoginChallenge } from "../../domain/users/login-outcome.ts";
import type { Session } from "../../domain/users/session.ts";

/** The answer to the second step: its challenge, and a code as it was typed. */
export type CodeAnswer = LoginChallenge & { readonly code: string };

/** The second step of a login (/auth/login/codigo). */
export type CodeLogin = {
  /** Rejects with a Failure: `rejected` if the code is wrong, with the code "desafio" if the login has to begin anew. */
  logIn(answer: CodeAnswer): Promise<Session>;
};
