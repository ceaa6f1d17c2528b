import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { CeremonyAnswer } from "../passkeys/authenticator.ts";

export type Credentials = { readonly username: string; readonly password: string };

/** The answer to the second step: the challenge of the first one, and a code as it was typed. */
export type CodeAnswer = { readonly challenge: string; readonly code: string };

/** The proof with which somebody comes in; `comesBack` has an account back that leaves. */
export type Entrance =
  | ({ readonly by: "password"; readonly comesBack: boolean } & Credentials)
  | ({ readonly by: "code" } & CodeAnswer)
  | {
      readonly by: "passkey";
      readonly comesBack: boolean;
      /** What an authenticator proved. */
      readonly answer: CeremonyAnswer;
    };

/** How those who have an account come to a session (/auth). Every call rejects with a Failure. */
export type Entrances = {
  /**
   * A proof that opens no door is `rejected`, never `unauthenticated`; with the code "desafio" if the login has to begin
   * anew.
   */
  readonly enter: (entrance: Entrance) => Promise<LoginOutcome>;
};
