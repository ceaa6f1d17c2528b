import { goalOf, type Goal, type GoalDraft } from "../../domain/goals/goal.ts";
import { goalId } from "../../domain/shared/ids.ts";
import type { BookKind } from "../ledger/book-kind.ts";

export const goalsInBook: BookKind<Goal, GoalDraft> = {
  id: goalId,
  made: goalOf,
  draft: (draft) => draft,
  patch: (draft) => draft,
  written: (kept) => ({ type: "goals", kept }),
  removed: (id) => ({ goals: [id] }),
};
