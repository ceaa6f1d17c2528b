import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { PASSKEYS_MAX, type MadeKey, type Passkey } from "../../../src/domain/users/passkey.ts";
import { changeProofs } from "../presence/change-proofs.ts";
import { takeChallenge, type ChallengePorts } from "./passkey-challenge.ts";
import type { Ceremonies } from "./ceremonies.ts";
import type { UserWork } from "../stores.ts";
import type { Actor } from "../presence/prove-password.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = ChallengePorts &
  AccountEventMail & {
    readonly userWork: UserWork;
    /** Null where passkeys are not available. */
    readonly ceremonies: Ceremonies | null;
  };

/** Why no key is added; "unproven" stands for every fault of an authenticator's response. */
export type PasskeyRefusal =
  | "passkeys-off"
  | "unproven"
  | "passkey-limit"
  | "passkey-known"
  | "unauthenticated";

/** Stores a key that an authenticator created for a user: all of their other sessions end, and they are notified. */
export const addPasskey =
  (ports: Ports) =>
  async (actor: Actor, name: string, made: MadeKey): Promise<Result<Passkey, PasskeyRefusal>> => {
    const { ceremonies, newId, clock } = ports;
    if (ceremonies === null) return refused("passkeys-off");
    const owner = actor.user.id;
    const challenge = await takeChallenge(ports, ceremonies)(made.clientData, "create", owner);
    const key = challenge === null ? null : await ceremonies.verifyMade(challenge, made);
    if (key === null) return refused("unproven");
    return changeProofs(ports)<Passkey, PasskeyRefusal>(actor, async (stores) => {
      const { passkeys } = stores;
      if ((await passkeys.listOf(owner)).length >= PASSKEYS_MAX) return refused("passkey-limit");
      if ((await passkeys.withCredential(key.credential)) !== null) return refused("passkey-known");
      const shown = { id: passkeyId(newId()), name, madeAt: clock.now(), usedAt: null };
      await passkeys.add({ ...shown, ...key, owner });
      await mailAccountEvent(ports)(stores, owner, { type: "passkey-added", name });
      return accepted(shown);
    });
  };
