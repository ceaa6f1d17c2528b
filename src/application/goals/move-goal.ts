import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import { movedGoal } from "../../domain/goals/goal-order.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { GoalId } from "../../domain/shared/ids.ts";
import type { Wish } from "../rules/arrange-record.ts";

/** The changes that move a goal to an index in the shown order, from 0; a change says the whole goal. */
export const moveGoal = (
  shown: readonly WithRevision<Goal>[],
  id: GoalId,
  place: number,
): readonly Wish<Goal, GoalDraft>[] =>
  movedGoal(shown, id, place).map(({ kept, position }) => {
    const { id: _, revision: __, ...draft } = kept;
    return { record: kept, patch: { ...draft, position } };
  });
