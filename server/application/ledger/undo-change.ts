import { accessTo, mayAddGoal } from "../../../src/domain/plans/features.ts";
import { changeId, type ChangeId, type ImportId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { takeBack } from "../imports/undo-import.ts";
import type { NewId } from "../new-id.ts";
import type { LedgerWork, WorkStores } from "./ledger-work.ts";
import type { Member } from "./ledgers.ts";
import type { LedgerStores } from "../stores.ts";
import type { ChangeUndo, Undoing, Undone, UndoFault } from "./undo.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId };

export type UndoRefusal = UndoFault | "change-reused" | PlanFault | "change-gone";

type PlanFault = "goal-limit" | "budgets-locked";

/**
 * Undoes a change of any records, as a change of its own: replaced records are restored, created ones removed. A record
 * that was changed since stays as it is and is reported. Possible while its versions are stored: 30 days, fewer in a ledger with more than
 * 1 000 000 of them.
 */
export const undoChange =
  ({ ledgerWork, newId }: Ports) =>
  (
    member: Member,
    undone: ChangeId,
    asked: ChangeId | null,
  ): Promise<Result<Undone, UndoRefusal>> => {
    const change = asked ?? changeId(newId());
    return ledgerWork(member, change, async (stores) => {
      const made = await stores.records.imports.madeBy(undone);
      if (made !== null) return undoMaking(stores, member, made, change);
      return carryOutUndo(stores, member, stores.records.undo(undone));
    });
  };

/** Takes back the import that a change made. */
async function undoMaking(
  stores: WorkStores,
  member: Member,
  made: ImportId,
  change: ChangeId,
): Promise<Result<Undone, UndoRefusal>> {
  const taken = await takeBack(stores, member, made, { named: new Set(), change });
  if (taken.ok) {
    const { undone, revision } = taken.value;
    // The import itself, and its movements.
    return accepted({ restored: 1 + undone.removed, kept: undone.edited, revision });
  }
  if (taken.reason === "change-reused") return refused("change-reused");
  // It was taken back before.
  return accepted({ restored: 0, kept: [made], revision: null });
}

/** Carries an undo out unless it was before, if the data and the plan allow it. */
export async function carryOutUndo(
  stores: WorkStores,
  member: Member,
  undo: ChangeUndo,
): Promise<Result<Undone, UndoRefusal>> {
  const made = await undo.made();
  if (made !== null) return made === "another" ? refused("change-reused") : accepted(made);
  const plan = await undo.plan();
  if (plan === null) return refused("change-gone");
  if (!plan.ok) return plan;
  const fault = await planFault(plan.value, stores, member);
  return fault === null ? accepted(await plan.value.carryOut()) : refused(fault);
}

/** Why the plan has no room for the restored records; read under the lock, as when adding one. */
async function planFault(
  coming: Undoing,
  { users, goals }: Pick<LedgerStores, "users" | "goals">,
  { user, ledger }: Member,
): Promise<PlanFault | null> {
  if (coming.budgets === 0 && coming.goals === 0) return null;
  const plan = (await users.withId(user))?.user.plan ?? "free";
  if (coming.budgets > 0 && accessTo("budgets", plan) === "locked") return "budgets-locked";
  if (coming.goals === 0) return null;
  const present = (await goals.list(ledger)).length;
  return mayAddGoal(plan, present + coming.goals - 1) ? null : "goal-limit";
}
