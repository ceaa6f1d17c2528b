import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { PASSKEYS_MAX } from "../../../src/domain/users/passkey.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { LoginLimits } from "../login/login-limits.ts";
import { makeChallenge, type ChallengePorts } from "./passkey-challenge.ts";
import type { Ceremonies, CeremonyOptions } from "./ceremonies.ts";
import type { Passkeys } from "./passkeys.ts";
import type { TooMany } from "../login/rate-limit.ts";

type Ports = ChallengePorts & {
  /** Null where passkeys are not available. */
  readonly ceremonies: Ceremonies | null;
};

type OwnPorts = Ports & { readonly passkeys: Pick<Passkeys, "listOf"> };

/** The request to an authenticator, or why there is none. */
type Beginning<Reason> = Promise<Result<CeremonyOptions, "passkeys-off" | Reason>>;

/** Begins the creation of a key. */
export const beginPasskey =
  (ports: OwnPorts) =>
  async ({ id, username }: User): Beginning<"passkey-limit"> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const known = await ports.passkeys.listOf(id);
    if (known.length >= PASSKEYS_MAX) return refused("passkey-limit");
    const challenge = await makeChallenge(ports)("create", id);
    return accepted(await ports.ceremonies.toMake(challenge, { user: id, username, known }));
  };

/** Begins a proof of presence of a signed-in user. */
export const beginPresence =
  (ports: OwnPorts) =>
  async ({ id }: User): Beginning<"no-passkey"> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const known = await ports.passkeys.listOf(id);
    if (known.length === 0) return refused("no-passkey");
    return accepted(
      await ports.ceremonies.toProve(await makeChallenge(ports)("presence", id), known),
    );
  };

/** Begins a login: the same for everybody, since the user is not known yet. */
export const beginPasskeyLogin =
  (ports: Ports & { readonly limits: Pick<LoginLimits, "tries"> }) =>
  async (address: string): Beginning<TooMany> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const taken = await ports.limits.tries.perAddress.take(address);
    if (!taken.ok) return taken;
    return accepted(await ports.ceremonies.toProve(await makeChallenge(ports)("login", null)));
  };
