import type { PasskeyId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Passkey } from "../../../src/domain/users/passkey.ts";
import type { Instant } from "../clock.ts";

/** The mark by which a key is known again, and by which an authenticator proves that it has it; bytes as base64url. */
export type Credential = {
  /** The authenticator's own name for the key. */
  readonly credential: string;
  readonly publicKey: string;
  /** How often the authenticator says it was used; one that does not count says 0 each time. */
  readonly counter: number;
  readonly transports: readonly string[];
};

/** A passkey with what it is verified by, and whose it is. */
export type KeptPasskey = Passkey & Credential & { readonly owner: UserId };

/** The passkeys of everybody. */
export type Passkeys = {
  readonly withCredential: (credential: string) => Promise<KeptPasskey | null>;
  /** Those of one person, the newest last. */
  readonly listOf: (owner: UserId) => Promise<readonly KeptPasskey[]>;
  readonly add: (passkey: KeptPasskey) => Promise<void>;
  /** Whether there is such a one of theirs. */
  readonly rename: (owner: UserId, id: PasskeyId, name: string) => Promise<boolean>;
  readonly markUsed: (id: PasskeyId, counter: number, at: Instant) => Promise<void>;
  readonly remove: (owner: UserId, id: PasskeyId) => Promise<void>;
};
