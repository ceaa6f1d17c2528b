import { accepted, type Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { Authenticator, CeremonyAnswer, CeremonyOptions } from "./authenticator.ts";

/** Confirms the user's presence by a passkey. Every call rejects with a Failure. */
export type PasskeyPresence = {
  /** The options for an authenticator. */
  begin(): Promise<CeremonyOptions>;
  /** Valid for ten minutes. */
  confirm(answer: CeremonyAnswer): Promise<void>;
};

type Ports = {
  readonly presence: PasskeyPresence;
  readonly authenticator: Pick<Authenticator, "prove">;
};

/** Confirms the user's presence: an authenticator proves it, and the server records it. */
export const confirmWithPasskey =
  ({ presence, authenticator }: Ports) =>
  async (): Promise<Result<null, AuthenticatorFault>> => {
    const proof = await authenticator.prove(await presence.begin());
    if (!proof.ok) return proof;
    await presence.confirm(proof.value);
    return accepted(null);
  };
