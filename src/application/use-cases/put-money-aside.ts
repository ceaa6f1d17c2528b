import { putAside, type Goal } from "../../domain/goals/goal.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { Ledger } from "../ledger.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Goals } from "../ports/goals.ts";
import { saveGoal } from "./save-goal.ts";

/**
 * Adds an amount to a goal as the user saw it, so that a repeated try never adds it twice; answers the goal if that is
 * what reached it. Rejects with a Failure.
 */
export const putMoneyAside =
  (goals: Goals, ledger: Pick<Ledger, "write">) =>
  async ({ mode, draft: amount, key }: SaveInput<Cents, Seen<Goal>>): Promise<Goal | null> => {
    if (mode.type === "create") return null;
    const { id: _, revision: __, ...draft } = { ...mode.id, ...putAside(mode.id, amount) };
    return saveGoal(goals, ledger)({ mode, draft, key });
  };
