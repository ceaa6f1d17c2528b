import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** Proves by a passkey that it is the person of the session who sits here. Every call rejects with a Failure. */
export type PasskeyPresence = {
  /** What an authenticator is to be asked for. */
  begin(): Promise<CeremonyOptions>;
  /** Holds for ten minutes. */
  confirm(answer: CeremonyAnswer): Promise<void>;
};
