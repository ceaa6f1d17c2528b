import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** Proves by a passkey that it is the person of the session who sits here. Every call rejects with a Failure. */
export type PasskeyPresence = {
  /** The question to an authenticator. */
  begin(): Promise<CeremonyOptions>;
  /** Holds for ten minutes. */
  confirm(answer: CeremonyAnswer): Promise<void>;
};
