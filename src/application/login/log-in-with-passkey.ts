import { accepted, type Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { Authenticator, CeremonyOptions } from "../passkeys/authenticator.ts";
import type { Entrances } from "./entrances.ts";

type Ports = {
  readonly entrances: Entrances;
  /** The server's question to an authenticator, whoever it may be. */
  readonly askForOptions: () => Promise<CeremonyOptions>;
  readonly authenticator: Pick<Authenticator, "prove">;
};

/**
 * Has an authenticator prove that it has a key, and the server open a session for whose it is; one may have an account
 * back with it that leaves.
 */
export const logInWithPasskey =
  ({ entrances, askForOptions, authenticator }: Ports) =>
  async (comesBack: boolean): Promise<Result<LoginOutcome, AuthenticatorFault>> => {
    const proof = await authenticator.prove(await askForOptions());
    if (!proof.ok) return proof;
    return accepted(await entrances.enter({ by: "passkey", comesBack, answer: proof.value }));
  };
