import type { Session } from "../../domain/users/session.ts";
import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** The login by a passkey at the server. Every call rejects with a Failure. */
export type PasskeyLogin = {
  /** The question to an authenticator, whoever it may be. */
  begin(): Promise<CeremonyOptions>;
  /** A key that does not open the door is `rejected`, never `unauthenticated`. */
  logIn(answer: CeremonyAnswer): Promise<Session>;
  /** The same, and an account that leaves stays. */
  comeBack(answer: CeremonyAnswer): Promise<Session>;
};
