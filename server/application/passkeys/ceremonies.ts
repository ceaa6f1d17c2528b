import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { KeyProof, MadeKey } from "../../../src/domain/users/passkey.ts";
import type { Credential, KeptPasskey } from "./passkeys.ts";

/** The question of a browser to an authenticator, in the JSON of WebAuthn. */
export type CeremonyOptions = object;

/** Whom a key is made for, and the keys that they have, so that no authenticator makes a second one. */
export type Holder = {
  readonly user: UserId;
  readonly username: string;
  readonly known: readonly Credential[];
};

/** Has authenticators make keys and prove that they have them, for the one address of this installation. */
export type Ceremonies = {
  readonly toMake: (challenge: string, holder: Holder) => Promise<CeremonyOptions>;
  /** By one of some keys, or by whichever there is. */
  readonly toProve: (challenge: string, among?: readonly Credential[]) => Promise<CeremonyOptions>;
  /** The challenge that a browser says was signed; null if it says nothing that can be read. */
  readonly challengeIn: (clientData: string) => string | null;
  /** The key that was made for a challenge; null if anything is wrong with it. */
  readonly verifyMade: (challenge: string, made: MadeKey) => Promise<Credential | null>;
  /** The counter's new value; null if the proof does not hold. How the counter went on is for the caller to judge. */
  readonly verifyProof: (
    challenge: string,
    proof: KeyProof,
    passkey: KeptPasskey,
  ) => Promise<number | null>;
};
