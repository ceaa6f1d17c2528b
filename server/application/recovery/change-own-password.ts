import type { Result } from "../../../src/domain/shared/result.ts";
import { rateLimitedPerson } from "../login/rate-limited-person.ts";
import { endLinks } from "../login/make-token.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import {
  onProven,
  provePassword,
  type Actor,
  type ProofRefusal,
} from "../presence/prove-password.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = Parameters<typeof provePassword>[0] &
  Parameters<typeof onProven>[0] &
  AccountEventMail & { readonly withDiskReserve: WithDiskReserve };

/** The current and the new password of a change. */
export type PasswordPair = { readonly current: string; readonly next: string };

/** Changes a user's own password: every other session ends, and the user is notified. */
export const changeOwnPassword =
  (ports: Ports) =>
  async (actor: Actor, { current, next }: PasswordPair): Promise<Result<null, ProofRefusal>> => {
    const proven = await provePassword(ports)(actor.user, current);
    if (!proven.ok) return proven;
    const hashed = await ports.hasher.hash(next, rateLimitedPerson(actor.user));
    if (!hashed.ok) return hashed;
    return ports.withDiskReserve(() =>
      onProven(ports)(actor, proven.value, async (stores, account) => {
        await stores.users.replace({ ...account, passwordHash: hashed.value });
        await endLinks(stores.oneTimeTokens, actor.user.id);
        await stores.tokens.removeOthers(actor.user.id, actor.session);
        await mailAccountEvent(ports)(stores, actor.user.id, { type: "password-changed" });
      }),
    );
  };
