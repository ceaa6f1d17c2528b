import type { Result } from "../../../src/domain/shared/result.ts";
import { asApplicant } from "../login/as-applicant.ts";
import { endLinks } from "../login/make-token.ts";
import type { WithRoom } from "../with-room.ts";
import {
  onProven,
  provePassword,
  type Actor,
  type ProofRefusal,
} from "../presence/prove-password.ts";
import { tellAccount, type AccountTelling } from "../profile/tell-account.ts";

type Ports = Parameters<typeof provePassword>[0] &
  Parameters<typeof onProven>[0] &
  AccountTelling & { readonly withRoom: WithRoom };

/** The current and the new password of a change. */
export type PasswordPair = { readonly current: string; readonly next: string };

/** Changes a user's own password: every other session ends, and the user is notified. */
export const changeOwnPassword =
  (ports: Ports) =>
  async (actor: Actor, { current, next }: PasswordPair): Promise<Result<null, ProofRefusal>> => {
    const proven = await provePassword(ports)(actor.user, current);
    if (!proven.ok) return proven;
    const hashed = await ports.hasher.hash(next, asApplicant(actor.user));
    if (!hashed.ok) return hashed;
    return ports.withRoom(() =>
      onProven(ports)(actor, proven.value, async (stores, account) => {
        await stores.users.replace({ ...account, passwordHash: hashed.value });
        await endLinks(stores.oneTimeTokens, actor.user.id);
        await stores.tokens.removeOthers(actor.user.id, actor.session);
        await tellAccount(ports)(stores, actor.user.id, { type: "password-changed" });
      }),
    );
  };
