import { accepted, type Result } from "../../domain/shared/result.ts";
import type { Session } from "../../domain/users/session.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { Authenticator } from "../ports/authenticator.ts";
import type { PasskeyLogin } from "../ports/passkey-login.ts";

type Ports = {
  readonly login: PasskeyLogin;
  readonly authenticator: Pick<Authenticator, "prove">;
};

/** Has an authenticator prove that it has a key, and the server open a session for whose it is. */
export const logInWithPasskey =
  ({ login, authenticator }: Ports) =>
  async (): Promise<Result<Session, AuthenticatorFault>> => {
    const proof = await authenticator.prove(await login.begin());
    return proof.ok ? accepted(await login.logIn(proof.value)) : proof;
  };
