import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { GoalId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Removes a savings goal; its photo stays with the tombstone. */
export const removeGoal =
  ({ ledgerWork }: Ports) =>
  (member: Member, id: GoalId, edit: Edit): Promise<Result<Stamped<Goal>, EditRefusal<Goal>>> =>
    ledgerWork(member, edit.change, (stores) =>
      removeRecord(stores, stores.records.goals, edit, id, () => true),
    );
