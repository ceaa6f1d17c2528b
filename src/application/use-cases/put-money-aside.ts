import { isReachedBy, putAside, type Goal } from "../../domain/goals/goal.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Goals } from "../ports/goals.ts";

/**
 * Adds an amount to a goal as the user saw it, so that a repeated try never adds it twice; answers the goal if that is
 * what reached it (§2, Perfil). Rejects with a Failure.
 */
export const putMoneyAside =
  (goals: Goals) =>
  async ({ mode, draft }: SaveInput<Cents, Goal>): Promise<Goal | null> => {
    if (mode.type === "create") return null;
    const { id, ...changed } = putAside(mode.id, draft);
    const after = await goals.update(id, changed);
    return isReachedBy(mode.id, after) ? after : null;
  };
