import { refused, type Result } from "../../../src/domain/shared/result.ts";
import type { KeyProof } from "../../../src/domain/users/passkey.ts";
import { countingWrong } from "../second-factor/counting-wrong.ts";
import type { ChallengePorts } from "../passkeys/passkey-challenge.ts";
import type { Ceremonies } from "../passkeys/ceremonies.ts";
import type { Passkeys } from "../passkeys/passkeys.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import { notePresence } from "./note-presence.ts";
import type { Actor } from "./prove-password.ts";
import { noteKeyUse, provePasskey } from "../passkeys/prove-passkey.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = ChallengePorts &
  AccountEventMail &
  Parameters<typeof notePresence>[0] & {
    readonly passkeys: Pick<Passkeys, "withCredential">;
    /** Null where passkeys are not available. */
    readonly ceremonies: Ceremonies | null;
    /** The limit of wrong proofs per user. */
    readonly limit: RateLimit;
  };

type Unproven = "unproven" | "unauthenticated";

export type PresenceProof = Result<null, "passkeys-off" | Unproven | TooMany>;

/** Confirms the presence of a session's user by one of their passkeys. */
export const confirmWithPasskey =
  (ports: Ports) =>
  async (actor: Actor, proof: KeyProof): Promise<PresenceProof> => {
    const { ceremonies, limit } = ports;
    const { id } = actor.user;
    if (ceremonies === null) return refused("passkeys-off");
    const look = async (): Promise<Result<null, Unproven>> => {
      const proven = await provePasskey(ports, ceremonies)(proof, "presence", id);
      if (proven === null) return refused("unproven");
      return notePresence(ports)(actor, async (stores): Promise<Result<null, "unproven">> => {
        const used = await noteKeyUse(ports)(stores, proven);
        return used.ok ? used : refused("unproven");
      });
    };
    return countingWrong(limit, id, () => true, look);
  };
