import type { PasskeyId } from "../../domain/shared/ids.ts";
import type { Passkey } from "../../domain/users/passkey.ts";
import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** One's own passkeys at the server. Every call rejects with a Failure. */
export type Passkeys = {
  /** The newest last. */
  list(): Promise<readonly Passkey[]>;
  /** The question to an authenticator, so that it makes a key. */
  begin(): Promise<CeremonyOptions>;
  /** Keeps what it made, under a name; every other session ends. */
  add(name: string, answer: CeremonyAnswer): Promise<void>;
  rename(id: PasskeyId, name: string): Promise<void>;
  /** Every other session ends. */
  remove(id: PasskeyId): Promise<void>;
};
