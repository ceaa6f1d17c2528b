import { isReachedBy, type Goal, type GoalDraft } from "../../domain/goals/goal.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, goalId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Goals } from "../ports/goals.ts";

/** Makes a goal or changes one as it was seen; answers it if that is what reached it. Rejects with a Failure. */
export const saveGoal =
  (goals: Goals, ledger: Pick<Ledger, "write">) =>
  async ({ mode, draft, key }: SaveInput<GoalDraft, Seen<Goal>>): Promise<Goal | null> => {
    const before = mode.type === "edit" ? mode.id : null;
    const change = changeId(key);
    const { record } = await ledger.write(
      () =>
        before === null
          ? goals.create(draft, { id: goalId(key), change })
          : goals.update(before.id, draft, { seen: before.revision, change }),
      (kept) => ({ type: "goal", kept }),
    );
    return isReachedBy(before, record) ? record : null;
  };
