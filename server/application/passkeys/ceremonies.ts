import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { KeyProof, MadeKey } from "../../../src/domain/users/passkey.ts";
import type { Credential, StoredPasskey } from "./passkeys.ts";

/** A browser's request to an authenticator, in the JSON of WebAuthn. */
export type CeremonyOptions = object;

/** The owner of a new key, and their existing keys, so that no authenticator creates a second one. */
export type Holder = {
  readonly user: UserId;
  readonly username: string;
  readonly known: readonly Credential[];
};

/** Requests and verifies new keys and their proofs, for this installation's one address. */
export type Ceremonies = {
  readonly toMake: (challenge: string, holder: Holder) => Promise<CeremonyOptions>;
  /** With one of the given keys, or with any. */
  readonly toProve: (challenge: string, among?: readonly Credential[]) => Promise<CeremonyOptions>;
  /** The challenge that was signed according to the browser; null if its data is unreadable. */
  readonly challengeIn: (clientData: string) => string | null;
  /** The key created for a challenge; null if it is invalid. */
  readonly verifyMade: (challenge: string, made: MadeKey) => Promise<Credential | null>;
  /** The new counter; null if the proof is invalid. The caller judges the counter. */
  readonly verifyProof: (
    challenge: string,
    proof: KeyProof,
    passkey: StoredPasskey,
  ) => Promise<number | null>;
};
