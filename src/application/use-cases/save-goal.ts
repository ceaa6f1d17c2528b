import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import { goalId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { Goals } from "../ports/goals.ts";
import { saveRecord } from "./save-record.ts";

/** Makes a goal or changes one as it was seen. Rejects with a Failure. */
export const saveGoal = (goals: Goals, ledger: Pick<Ledger, "write">) =>
  saveRecord<GoalDraft, Goal>(ledger, {
    ...goals,
    id: goalId,
    made: (id, draft) => ({ ...draft, id }),
    written: (kept) => ({ type: "goal", kept }),
  });
