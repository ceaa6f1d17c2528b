import type { PasskeyId } from "../shared/ids.ts";

/** A key on a device of somebody, with which they sign in without a password; moments in Unix milliseconds. */
export type Passkey = {
  readonly id: PasskeyId;
  readonly name: string;
  readonly madeAt: number;
  /** When somebody last signed in with it; null if never. */
  readonly usedAt: number | null;
};

/** How many passkeys one person may have. */
export const PASSKEY_LIMIT = 10;

/** A key that an authenticator has just made, as the browser tells it; bytes as base64url. */
export type MadeKey = {
  /** The authenticator's own name for the key. */
  readonly credential: string;
  readonly clientData: string;
  readonly attestation: string;
  /** How the authenticator is reached, in the words of the standard. */
  readonly transports: readonly string[];
};

/** A challenge as an authenticator signed it, as a browser hands it on; bytes as base64url. */
export type KeyProof = {
  readonly credential: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Whose key it is, as the authenticator was told when it made it; null if it does not say. */
  readonly userHandle: string | null;
};
