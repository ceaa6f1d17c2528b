import { accepted, type Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { Authenticator } from "./authenticator.ts";
import type { Passkeys } from "./passkeys.ts";

type Ports = {
  readonly passkeys: Pick<Passkeys, "begin" | "add">;
  readonly authenticator: Pick<Authenticator, "make">;
};

/** Creates a passkey: an authenticator makes the key, and the server stores it under a name. */
export const createPasskey =
  ({ passkeys, authenticator }: Ports) =>
  async (name: string): Promise<Result<null, AuthenticatorFault>> => {
    const made = await authenticator.make(await passkeys.begin());
    if (!made.ok) return made;
    await passkeys.add(name, made.value);
    return accepted(null);
  };
