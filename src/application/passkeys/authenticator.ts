import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { PasskeyPlace } from "../../domain/users/passkey-use.ts";

/** The options for an authenticator, in the JSON of WebAuthn; only the browser reads them. */
export type CeremonyOptions = object;

/** The response of an authenticator, in the same JSON; only the server reads it. */
export type CeremonyAnswer = object;

type Asked = Promise<Result<CeremonyAnswer, AuthenticatorFault>>;

/**
 * An authenticator: a device, its browser or a key ring. Rejects with a Failure only if its library cannot be fetched.
 */
export type Authenticator = {
  place(): PasskeyPlace;
  /** Makes a key; the user confirms it with a finger, a face or a code. */
  make(options: CeremonyOptions): Asked;
  /** Proves that it has a key; the user chooses which, and confirms it in the same way. */
  prove(options: CeremonyOptions): Asked;
};
