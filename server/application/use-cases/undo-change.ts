import { mayAddGoal } from "../../../src/domain/plans/features.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { Stores } from "../ports/stores.ts";
import type { Undone, UndoFault } from "../ports/undo.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type UndoRefusal = UndoFault | "change-reused" | "goal-limit" | "no-such-record";

/**
 * Puts back what a change replaced, of whatever records and however many, as a change of its own; what it made goes.
 * A record that was changed since stays as it is and is told. Known as long as versions are kept, 30 days.
 */
export const undoChange =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    undone: ChangeId,
    change: ChangeId | null,
  ): Promise<Result<Undone, UndoRefusal>> =>
    ledgerWork(member, change, async (stores): Promise<Result<Undone, UndoRefusal>> => {
      const undo = stores.records.undo(undone);
      const made = await undo.made();
      if (made !== null) return made === "another" ? refused("change-reused") : accepted(made);
      const plan = await undo.plan();
      if (plan === null) return refused("no-such-record");
      if (!plan.ok) return plan;
      if (!(await hasRoomFor(plan.value.goals, stores, member))) return refused("goal-limit");
      return accepted(await plan.value.carryOut());
    });

/** Reads the plan under the lock, as whoever adds a goal does. */
async function hasRoomFor(
  count: number,
  { users, goals }: Stores,
  { user, ledger }: Member,
): Promise<boolean> {
  if (count === 0) return true;
  const account = await users.withId(user);
  const present = (await goals.list(ledger)).length;
  return mayAddGoal(account?.user.plan ?? "free", present + count - 1);
}
