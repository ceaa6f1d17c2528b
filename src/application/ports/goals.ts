import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import type { GoalId } from "../../domain/shared/ids.ts";

/** The user's savings goals (§7). Every call rejects with a Failure. */
export type Goals = {
  list(): Promise<readonly Goal[]>;
  /** Records a draft once: the same key again gives the same goal. */
  create(draft: GoalDraft, key: string): Promise<Goal>;
  update(id: GoalId, draft: GoalDraft): Promise<Goal>;
  remove(id: GoalId): Promise<void>;
};
