import type { PasskeyId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { changeProofs } from "../presence/change-proofs.ts";
import type { UserWork } from "../stores.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import type { Actor } from "../presence/prove-password.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly userWork: UserWork;
  readonly withDiskReserve: WithDiskReserve;
};

export type RemovalRefusal = "no-such-record" | "unauthenticated";

/** Removes a user's passkey: all of their other sessions end, and they are notified. */
export const removePasskey =
  (ports: Ports) =>
  (actor: Actor, id: PasskeyId): Promise<Result<null, RemovalRefusal>> =>
    ports.withDiskReserve(() =>
      changeProofs(ports)<null, RemovalRefusal>(actor, async (stores) => {
        const owner = actor.user.id;
        const theirs = await stores.passkeys.listOf(owner);
        const removed = theirs.find((passkey) => passkey.id === id);
        if (removed === undefined) return refused("no-such-record");
        await stores.passkeys.remove(owner, id);
        await mailAccountEvent(ports)(stores, owner, {
          type: "passkey-removed",
          name: removed.name,
        });
        return accepted(null);
      }),
    );
