import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { COME_BACK_WITHIN_MS, type Departure } from "../../../src/domain/users/departure.ts";
import { isLastAdmin } from "../../../src/domain/users/account-change.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Clock, Instant } from "../clock.ts";
import type { RememberedDeletions } from "./remembered-deletions.ts";
import type { AdministrativeWork } from "../stores.ts";
import type { Account } from "../administration/users.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import {
  markByPassword,
  provePassword,
  type Actor,
  type ProofRefusal,
} from "../presence/prove-password.ts";
import { isPresent } from "../login/session-lifetime.ts";
import { whileRemembering } from "../while-remembering.ts";

type Ports = Parameters<typeof provePassword>[0] & {
  readonly administrativeWork: AdministrativeWork;
  readonly deletions: RememberedDeletions;
  readonly withDiskReserve: WithDiskReserve;
  readonly clock: Clock;
};

export type LeaveRefusal = ProofRefusal | "last-admin" | "presence-missing";

/** The digits of a digest that identify it among the remembered ones. */
const REFERENCE_LENGTH = 16;

/**
 * Ends all sessions of a user who gave their password, and is present by their second factor if they have one; their
 * account ends once the time to cancel is over.
 */
export const leave =
  (ports: Ports) =>
  async (actor: Actor, password: string): Promise<Result<Departure, LeaveRefusal>> => {
    const { user } = actor;
    const proven = await provePassword(ports)(user, password);
    if (!proven.ok) return proven;
    return ports.withDiskReserve(async (): Promise<Result<Departure, LeaveRefusal>> => {
      const at = ports.clock.now();
      const leavesAt = at + COME_BACK_WITHIN_MS;
      const refusal = await whileRemembering(ports, (remember) =>
        mark(ports, actor, proven.value, leavesAt, (id) => remember(id, { leavesAt, at })),
      );
      if (refusal !== null) return refused(refusal);
      const reference = ports.deletions.digestOf(user.id).slice(0, REFERENCE_LENGTH);
      return accepted({ askedAt: at, leavesAt, reference });
    });
  };

/**
 * While the password was verified, it may have been changed, the session ended, and other administrators gone. The
 * decision is remembered last, under the user's lock, as when it is cancelled: so the last decision is the one
 * remembered.
 */
const mark = (
  { administrativeWork, clock }: Ports,
  actor: Actor,
  { user: { id }, passwordHash }: Account,
  leavesAt: Instant,
  remember: (user: UserId) => Promise<void>,
): Promise<LeaveRefusal | null> =>
  administrativeWork(id, async (stores) => {
    const { users, tokens, oneTimeTokens } = stores;
    const account = await users.withId(id);
    if (account === null || account.leavesAt !== null) return "unauthenticated";
    if (account.passwordHash !== passwordHash) return "wrong-password";
    const now = clock.now();
    if (!(await markByPassword(stores, actor, now))) return "unauthenticated";
    const kept = (await tokens.sessionsOf(id)).find(({ session }) => session === actor.session);
    if (kept === undefined || !isPresent(kept, now)) return "presence-missing";
    if (isLastAdmin(account.user, await users.countActiveAdmins())) return "last-admin";
    await users.setLeaving(id, leavesAt);
    await tokens.keepNewest(id, 0, 0);
    // A login that waits for its code does not cancel the deletion.
    await oneTimeTokens.removeOf(id, ["code"]);
    await remember(id);
    return null;
  });
