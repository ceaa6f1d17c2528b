import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { KeyProof } from "../../../src/domain/users/passkey.ts";
import { takeChallenge, type ChallengePorts } from "./passkey-challenge.ts";
import type { Ceremonies } from "./ceremonies.ts";
import type { StoredPasskey, Passkeys } from "./passkeys.ts";
import type { Stores } from "../stores.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type ProofPorts = ChallengePorts & { readonly passkeys: Pick<Passkeys, "withCredential"> };

/** A valid proof: its key, and the new counter. */
export type ProvenKey = { readonly passkey: StoredPasskey; readonly counter: number };

/** Verifies a response to a challenge of a login or of a signed-in user; null if it is invalid. */
export const provePasskey =
  (ports: ProofPorts, ceremonies: Ceremonies) =>
  async (
    proof: KeyProof,
    purpose: "login" | "presence",
    user: UserId | null,
  ): Promise<ProvenKey | null> => {
    const challenge = await takeChallenge(ports, ceremonies)(proof.clientData, purpose, user);
    if (challenge === null) return null;
    const passkey = await ports.passkeys.withCredential(proof.credential);
    if (passkey === null || (user !== null && passkey.owner !== user)) return null;
    const counter = await ceremonies.verifyProof(challenge, proof, passkey);
    return counter === null ? null : { passkey, counter };
  };

/**
 * Reads a proven key again under its user's lock, and stores its use: it may have been removed meanwhile, or used by
 * another person. A counter that does not grow is reported.
 */
export const noteKeyUse =
  (ports: AccountEventMail) =>
  async (stores: Stores, { passkey, counter }: ProvenKey): Promise<Result<null, "bad-passkey">> => {
    const now = await stores.passkeys.withCredential(passkey.credential);
    if (now?.id !== passkey.id) return refused("bad-passkey");
    if (!hasGrown(now.counter, counter)) {
      await mailAccountEvent(ports)(stores, now.owner, { type: "passkey-copied", name: now.name });
      return refused("bad-passkey");
    }
    await stores.passkeys.markUsed(now.id, counter, ports.clock.now());
    return accepted(null);
  };

/** Both are 0 for an authenticator that does not count. */
const hasGrown = (before: number, after: number): boolean =>
  after > before || (before === 0 && after === 0);
