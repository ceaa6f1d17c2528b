import { accessTo, mayAddGoal } from "../../../src/domain/plans/features.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork, WorkStores } from "./ledger-work.ts";
import type { Member } from "./ledgers.ts";
import type { LedgerStores } from "../stores.ts";
import type { ChangeUndo, Undoing, Undone, UndoFault } from "./undo.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type UndoRefusal = UndoFault | "change-reused" | PlanFault | "change-gone";

type PlanFault = "goal-limit" | "budgets-locked";

/**
 * Undoes a change of any records, as a change of its own: replaced records are restored, created ones removed. A record
 * that was changed since stays as it is and is reported. Possible while its versions are stored: 30 days, fewer in a ledger with more than
 * 1 000 000 of them.
 */
export const undoChange =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    undone: ChangeId,
    change: ChangeId | null,
  ): Promise<Result<Undone, UndoRefusal>> =>
    ledgerWork(member, change, (stores) =>
      carryOutUndo(stores, member, stores.records.undo(undone)),
    );

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
