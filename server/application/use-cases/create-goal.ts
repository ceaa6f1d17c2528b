import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { mayAddGoal } from "../../../src/domain/plans/features.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { photoFault } from "../goal-photo.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import type { Stores } from "../ports/stores.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../record-changes.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly photoAddresses: PhotoAddresses;
  readonly newId: NewId;
  readonly clock: Clock;
};

export type GoalCreationRefusal = CreationRefusal | "goal-limit" | "unknown-photo";

/** Adds a savings goal as long as the plan has room for one more. */
export const createGoal =
  ({ ledgerWork, photoAddresses, newId, clock }: Ports) =>
  (
    member: Member,
    draft: GoalDraft,
    creation: Creation,
  ): Promise<Result<Created<Goal>, GoalCreationRefusal>> =>
    ledgerWork(member, creation.change, (stores) =>
      createRecord(
        stores,
        stores.records.goals,
        { ...creation, member, now: clock.now(), newId },
        (id): Goal => ({ ...draft, id: goalId(id) }),
        async () =>
          (await hasRoom(stores, member))
            ? photoFault(photoAddresses, stores, member.user, draft.photoUrl)
            : "goal-limit",
      ),
    );

/** Reads the plan under the lock: it may have changed since the call was let in. */
async function hasRoom({ users, goals }: Stores, { user, ledger }: Member): Promise<boolean> {
  const account = await users.withId(user);
  return mayAddGoal(account?.user.plan ?? "free", (await goals.list(ledger)).length);
}
