import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { CeremonyAnswer } from "../passkeys/authenticator.ts";

export type Credentials = { readonly username: string; readonly password: string };

/** The second step of a login: the challenge of the first one, and a code as it was typed. */
export type CodeAnswer = { readonly challenge: string; readonly code: string };

/** The proof for a login; `comesBack` restores an account that is about to be removed. */
export type Entrance =
  | ({ readonly by: "password"; readonly comesBack: boolean } & Credentials)
  | ({ readonly by: "code" } & CodeAnswer)
  | {
      readonly by: "passkey";
      readonly comesBack: boolean;
      /** The proof of an authenticator. */
      readonly answer: CeremonyAnswer;
    };

/** The logins of existing accounts (/auth). Every call rejects with a Failure. */
export type Entrances = {
  /** A wrong proof is `rejected`, never `unauthenticated`; with the code "desafio" if the login has to start again. */
  readonly enter: (entrance: Entrance) => Promise<LoginOutcome>;
};
