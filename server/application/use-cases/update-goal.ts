import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { photoFault } from "../goal-photo.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly photoAddresses: PhotoAddresses };

export type GoalUpdateRefusal = EditRefusal<Goal> | "unknown-photo";

/** Replaces a savings goal, whatever the plan; the photo of before stays with its version. */
export const updateGoal =
  ({ ledgerWork, photoAddresses }: Ports) =>
  (member: Member, goal: Goal, edit: Edit): Promise<Result<Stamped<Goal>, GoalUpdateRefusal>> =>
    ledgerWork(member, edit.change, (stores) =>
      replaceRecord(
        stores,
        stores.records.goals,
        edit,
        goal.id,
        () => goal,
        () => true,
        () => photoFault(photoAddresses, stores, member.user, goal.photoUrl),
      ),
    );
