import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { PASSKEY_LIMIT } from "../../../src/domain/users/passkey.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { makeToken } from "../one-time-tokens.ts";
import type { ChallengePorts } from "../passkey-challenge.ts";
import type { Ceremonies, CeremonyOptions } from "../ports/ceremonies.ts";
import type { Passkeys } from "../ports/passkeys.ts";

type Ports = ChallengePorts & {
  readonly passkeys: Pick<Passkeys, "listOf">;
  /** Null where passkeys cannot be used. */
  readonly ceremonies: Ceremonies | null;
};

export type BeginningRefusal = "passkeys-off" | "passkey-limit";

/** Says what an authenticator is to be asked for, so that it makes a key for somebody. */
export const beginPasskey =
  (ports: Ports) =>
  async ({ id, username }: User): Promise<Result<CeremonyOptions, BeginningRefusal>> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const known = await ports.passkeys.listOf(id);
    if (known.length >= PASSKEY_LIMIT) return refused("passkey-limit");
    const purpose = { kind: "passkey", ceremony: "create", owner: id } as const;
    const challenge = await makeToken(ports)(ports.oneTimeTokens, purpose);
    return accepted(await ports.ceremonies.toMake(challenge, { user: id, username, known }));
  };
