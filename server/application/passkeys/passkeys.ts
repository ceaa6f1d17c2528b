import type { PasskeyId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Passkey } from "../../../src/domain/users/passkey.ts";
import type { Instant } from "../clock.ts";

/** The public part of a key, with which an authenticator's proof is verified; bytes as base64url. */
export type Credential = {
  /** The authenticator's own name for the key. */
  readonly credential: string;
  readonly publicKey: string;
  /** The authenticator's count of uses; always 0 if it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
};

/** A passkey with its public key and its owner. */
export type StoredPasskey = Passkey & Credential & { readonly owner: UserId };

/** The passkeys of all users. */
export type Passkeys = {
  readonly withCredential: (credential: string) => Promise<StoredPasskey | null>;
  /** The passkeys of one user, newest last. */
  readonly listOf: (owner: UserId) => Promise<readonly StoredPasskey[]>;
  readonly add: (passkey: StoredPasskey) => Promise<void>;
  /** Returns whether the user has it. */
  readonly rename: (owner: UserId, id: PasskeyId, name: string) => Promise<boolean>;
  readonly markUsed: (id: PasskeyId, counter: number, at: Instant) => Promise<void>;
  readonly remove: (owner: UserId, id: PasskeyId) => Promise<void>;
};
