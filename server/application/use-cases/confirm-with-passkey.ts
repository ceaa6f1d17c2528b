import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { KeyProof } from "../../../src/domain/users/passkey.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { makeToken } from "../one-time-tokens.ts";
import type { ChallengePorts } from "../passkey-challenge.ts";
import type { Ceremonies, CeremonyOptions } from "../ports/ceremonies.ts";
import type { Passkeys } from "../ports/passkeys.ts";
import type { RateLimit, TooMany } from "../ports/rate-limit.ts";
import type { UserWork } from "../ports/stores.ts";
import type { WithRoom } from "../ports/with-room.ts";
import type { Actor } from "../prove-password.ts";
import { provePasskey, noteKeyUse } from "../prove-passkey.ts";
import type { AccountTelling } from "../tell-account.ts";

type Ports = ChallengePorts & {
  readonly passkeys: Pick<Passkeys, "listOf" | "withCredential">;
  /** Null where passkeys cannot be used. */
  readonly ceremonies: Ceremonies | null;
};

export type PresenceBeginning = Result<CeremonyOptions, "passkeys-off" | "no-passkey">;

/** Says what an authenticator is to be asked for, so that somebody who is signed in proves that it is them. */
export const beginPresence =
  (ports: Ports) =>
  async ({ id }: User): Promise<PresenceBeginning> => {
    if (ports.ceremonies === null) return refused("passkeys-off");
    const known = await ports.passkeys.listOf(id);
    if (known.length === 0) return refused("no-passkey");
    const purpose = { kind: "passkey", ceremony: "presence", owner: id } as const;
    const challenge = await makeToken(ports)(ports.oneTimeTokens, purpose);
    return accepted(await ports.ceremonies.toProve(challenge, known));
  };

export type PresenceProof = Result<null, "passkeys-off" | "unproven" | "unauthenticated" | TooMany>;

/** Notes that whoever acts in a session is its person, as one of their keys shows. */
export const confirmWithPasskey =
  (
    ports: Ports &
      AccountTelling & {
        readonly userWork: UserWork;
        readonly withRoom: WithRoom;
        /** How many wrong proofs of one user are looked at. */
        readonly limit: RateLimit;
      },
  ) =>
  async ({ user: { id }, session }: Actor, proof: KeyProof): Promise<PresenceProof> => {
    const { ceremonies, limit, clock } = ports;
    if (ceremonies === null) return refused("passkeys-off");
    const taken = await limit.take(id);
    if (!taken.ok) return taken;
    const proven = await provePasskey(ports, ceremonies)(proof, "presence", id);
    if (proven === null) return refused("unproven");
    const confirmed = await ports.withRoom(() =>
      ports.userWork(id, async (stores): Promise<PresenceProof> => {
        if (!(await noteKeyUse(ports)(stores, proven)).ok) return refused("unproven");
        return (await stores.tokens.markPresent(id, session, clock.now()))
          ? accepted(null)
          : refused("unauthenticated");
      }),
    );
    if (confirmed.ok) await limit.giveBack(id);
    return confirmed;
  };
