import type { PasskeyId } from "../../domain/shared/ids.ts";
import type { Passkey } from "../../domain/users/passkey.ts";
import type { CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** The user's own passkeys at the server. Every call rejects with a Failure. */
export type Passkeys = {
  /** The newest last. */
  list(): Promise<readonly Passkey[]>;
  /** The options for an authenticator to make a key. */
  begin(): Promise<CeremonyOptions>;
  /** Stores a new key under a name; ends every other session. */
  add(name: string, answer: CeremonyAnswer): Promise<void>;
  rename(id: PasskeyId, name: string): Promise<void>;
  /** Ends every other session. */
  remove(id: PasskeyId): Promise<void>;
};
