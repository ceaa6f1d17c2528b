import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** Confirms the user's presence by a passkey. Every call rejects with a Failure. */
export type PasskeyPresence = {
  /** The options for an authenticator. */
  begin(): Promise<CeremonyOptions>;
  /** Valid for ten minutes. */
  confirm(answer: CeremonyAnswer): Promise<void>;
};
