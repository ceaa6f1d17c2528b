import type { PasskeyId } from "../shared/ids.ts";

/** A key on a user's device for signing in without a password; times in Unix milliseconds. */
export type Passkey = {
  readonly id: PasskeyId;
  readonly name: string;
  readonly madeAt: number;
  /** When it was last used to sign in; null if never. */
  readonly usedAt: number | null;
};

/** The most passkeys of a user. */
export const PASSKEYS_MAX = 10;

/** A new key from an authenticator, as the browser returns it; bytes as base64url. */
export type MadeKey = {
  /** The authenticator's id of the key. */
  readonly credential: string;
  readonly clientData: string;
  readonly attestation: string;
  /** How to reach the authenticator, in the terms of the standard. */
  readonly transports: readonly string[];
};

/** A challenge signed by an authenticator, as the browser returns it; bytes as base64url. */
export type KeyProof = {
  readonly credential: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** The owner of the key, as the authenticator stored it on creation; null if it does not return it. */
  readonly userHandle: string | null;
};
