import { putAside, type Goal, type GoalDraft } from "../../domain/goals/goal.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { Ledger } from "../ledger.ts";
import type { Goals } from "../ports/goals.ts";
import { saveGoal } from "./save-goal.ts";
import type { RecordInput } from "./save-record.ts";

/**
 * Adds an amount to a goal as the user saw it, so that neither a repeated try nor another amount in its place is added
 * on top of the first. Rejects with a Failure.
 */
export const putMoneyAside =
  (goals: Goals, ledger: Pick<Ledger, "write">) =>
  async ({ mode, tries }: RecordInput<Cents, Goal>): Promise<Stamped<Goal>> => {
    if (mode.type === "create") throw new Error("money is put aside for a goal that is there");
    const draft = (amount: Cents): GoalDraft => {
      const { id: _, revision: __, ...goal } = { ...mode.id, ...putAside(mode.id, amount) };
      return goal;
    };
    return saveGoal(
      goals,
      ledger,
    )({
      mode,
      tries: tries.map((one) => ({ draft: draft(one.draft), key: one.key })),
    });
  };
