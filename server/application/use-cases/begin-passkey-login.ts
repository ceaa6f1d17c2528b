import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { LoginLimits } from "../login-limits.ts";
import { makeToken } from "../one-time-tokens.ts";
import type { ChallengePorts } from "../passkey-challenge.ts";
import type { Ceremonies, CeremonyOptions } from "../ports/ceremonies.ts";
import type { TooMany } from "../ports/rate-limit.ts";

type Ports = ChallengePorts & {
  /** Null where passkeys cannot be used. */
  readonly ceremonies: Ceremonies | null;
  readonly limits: LoginLimits;
};

/** Says what an authenticator is to be asked for at a login: the same whoever asks, since nobody has said who they are. */
export const beginPasskeyLogin =
  (ports: Ports) =>
  async (address: string): Promise<Result<CeremonyOptions, "passkeys-off" | TooMany>> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const taken = await ports.limits.tries.perAddress.take(address);
    if (!taken.ok) return taken;
    const purpose = { kind: "passkey", ceremony: "login", owner: null } as const;
    const challenge = await makeToken(ports)(ports.oneTimeTokens, purpose);
    return accepted(await ports.ceremonies.toProve(challenge));
  };
