import { DAY_MS } from "../../../src/domain/shared/duration.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { COME_BACK_WITHIN_MS } from "../../../src/domain/users/departure.ts";
import type { Clock } from "../clock.ts";
import type { Decision, RememberedDeletions } from "./remembered-deletions.ts";
import type { UserWork } from "../stores.ts";
import type { Account, Users } from "../administration/users.ts";

type Ports = {
  readonly users: Users;
  readonly userWork: UserWork;
  readonly deletions: RememberedDeletions;
  readonly clock: Clock;
};

const USER_BATCH_SIZE = 1_000;

/** How long a deletion is remembered: a week longer than the oldest backup is kept. */
const REMEMBERED_FOR_MS = 35 * DAY_MS;

/**
 * Repeats the deletions, and their cancellations, that a restored backup does not know. A deletion requested after the
 * remembered decision stays.
 */
export const applyDeletions =
  ({ users, userWork, deletions }: Ports) =>
  async (): Promise<void> => {
    const decided = await deletions.read();
    if (decided.size === 0) return;
    const apply = (user: UserId, decision: Decision) =>
      userWork(user, async (stores) => {
        const account = await stores.users.withId(user);
        if (account === null || !changes(account, decision)) return;
        await stores.users.setLeaving(user, decision.leavesAt);
        if (decision.leavesAt === null) return;
        await stores.tokens.keepNewest(user, 0, 0);
        // As at the deletion request: a login that waits for its code does not cancel it.
        await stores.oneTimeTokens.removeOf(user, ["code"]);
      });
    let after: UserId | null = null;
    for (;;) {
      const ids: readonly UserId[] = await users.idsAfter(after, USER_BATCH_SIZE);
      for (const user of ids) {
        const decision = decided.get(deletions.digestOf(user));
        if (decision !== undefined) await apply(user, decision);
      }
      after = ids.at(-1) ?? null;
      if (ids.length < USER_BATCH_SIZE) return;
    }
  };

/** Whether a decision differs from the account, and is later. */
const changes = ({ leavesAt }: Account, decision: Decision): boolean =>
  leavesAt !== decision.leavesAt &&
  (leavesAt === null || decision.at >= leavesAt - COME_BACK_WITHIN_MS);

/** Deletes the remembered decisions that every backup knows. */
export const forgetDeletions =
  ({ deletions, clock }: Pick<Ports, "deletions" | "clock">) =>
  (): Promise<void> =>
    deletions.forgetBefore(clock.now() - REMEMBERED_FOR_MS);
