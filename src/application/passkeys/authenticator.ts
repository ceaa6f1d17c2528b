import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { PasskeyPlace } from "../../domain/users/passkey-use.ts";

/** The server's question to an authenticator, in the JSON of WebAuthn: the browser alone reads it. */
export type CeremonyOptions = object;

/** The answer of an authenticator, in the same JSON: the server alone reads it. */
export type CeremonyAnswer = object;

type Asked = Promise<Result<CeremonyAnswer, AuthenticatorFault>>;

/** The keeper of keys: a device, its browser or a key ring. It rejects with a Failure only if it cannot be fetched. */
export type Authenticator = {
  place(): PasskeyPlace;
  /** Has it make a key; its person confirms that with a finger, a face or a code. */
  make(options: CeremonyOptions): Asked;
  /** Has it prove that it has a key; its person chooses which, and confirms it likewise. */
  prove(options: CeremonyOptions): Asked;
};
