import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { mayAddGoal } from "../../../src/domain/plans/features.ts";
import { goalId, type UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { mayShow } from "../goal-photo.ts";
import { performOnce, type OnceKey } from "../perform-once.ts";
import type { Clock } from "../ports/clock.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import type { Stores, UnitOfWork } from "../ports/stores.ts";

type Ports = {
  readonly unitOfWork: UnitOfWork;
  readonly photoAddresses: PhotoAddresses;
  readonly newId: NewId;
  readonly clock: Clock;
};

export type GoalCreationRefusal = "goal-limit" | "unknown-photo" | "key-reused";

/** Adds a savings goal as long as the plan has room for one more (§4, goal limit; §6). */
export const createGoal =
  ({ unitOfWork, photoAddresses, newId, clock }: Ports) =>
  (owner: UserId, draft: GoalDraft, once: OnceKey): Promise<Result<Goal, GoalCreationRefusal>> =>
    unitOfWork(owner, (stores) =>
      performOnce(stores.idempotencyKeys, owner, once, clock.now(), async () => {
        if (!(await hasRoom(stores, owner))) return refused("goal-limit");
        if (!(await mayShow(photoAddresses, stores)(owner, draft.photoUrl)))
          return refused("unknown-photo");
        const goal = { ...draft, id: goalId(newId()) };
        await stores.goals.add(owner, goal);
        return accepted(goal);
      }),
    );

/** Reads the plan under the lock: it may have changed since the call was let in. */
async function hasRoom({ users, goals }: Stores, owner: UserId): Promise<boolean> {
  const account = await users.withId(owner);
  return mayAddGoal(account?.user.plan ?? "free", (await goals.list(owner)).length);
}
