import { isReachedBy, type Goal, type GoalDraft } from "../../domain/goals/goal.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Goals } from "../ports/goals.ts";

/** Makes a goal or changes one (§4, Form dialogs); answers it if that is what reached it. Rejects with a Failure. */
export const saveGoal =
  (goals: Goals) =>
  async ({ mode, draft, key }: SaveInput<GoalDraft, Goal>): Promise<Goal | null> => {
    const before = mode.type === "edit" ? mode.id : null;
    const after = await (before === null
      ? goals.create(draft, key)
      : goals.update(before.id, draft));
    return isReachedBy(before, after) ? after : null;
  };
