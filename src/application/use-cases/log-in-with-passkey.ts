import { accepted, type Result } from "../../domain/shared/result.ts";
import type { Session } from "../../domain/users/session.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { Authenticator } from "../ports/authenticator.ts";
import type { PasskeyLogin } from "../ports/passkey-login.ts";

type Ports = {
  readonly login: PasskeyLogin;
  readonly authenticator: Pick<Authenticator, "prove">;
};

/**
 * Has an authenticator prove that it has a key, and the server open a session for whose it is; one may have an account
 * back with it that leaves.
 */
export const logInWithPasskey =
  ({ login, authenticator }: Ports) =>
  async (comesBack: boolean): Promise<Result<Session, AuthenticatorFault>> => {
    const proof = await authenticator.prove(await login.begin());
    if (!proof.ok) return proof;
    return accepted(await login[comesBack ? "comeBack" : "logIn"](proof.value));
  };
