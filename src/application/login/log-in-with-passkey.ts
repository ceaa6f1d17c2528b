import { accepted, type Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { Authenticator, CeremonyOptions } from "../passkeys/authenticator.ts";
import type { Entrances } from "./entrances.ts";

type Ports = {
  readonly entrances: Entrances;
  /** Fetches the options of a login by passkey, for any user. */
  readonly askForOptions: () => Promise<CeremonyOptions>;
  readonly authenticator: Pick<Authenticator, "prove">;
};

/**
 * Logs in with a passkey: an authenticator proves that it has the key, and the server opens a session for its owner.
 * May restore an account that is about to be removed.
 */
export const logInWithPasskey =
  ({ entrances, askForOptions, authenticator }: Ports) =>
  async (comesBack: boolean): Promise<Result<LoginOutcome, AuthenticatorFault>> => {
    const proof = await authenticator.prove(await askForOptions());
    if (!proof.ok) return proof;
    return accepted(await entrances.enter({ by: "passkey", comesBack, answer: proof.value }));
  };
