import type { GoalEntry } from "../../domain/goals/goal-entry.ts";
import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { GoalId } from "../../domain/shared/ids.ts";
import type { Changing, Creating } from "./naming.ts";

/** Writes of the user's savings goals, and what was added to each of them. Every call rejects with a Failure. */
export type Goals = {
  create(draft: GoalDraft, as: Creating<GoalId>): Promise<Stamped<Goal>>;
  update(id: GoalId, draft: GoalDraft, as: Changing): Promise<Stamped<Goal>>;
  /** By day, the newest first. */
  entries(id: GoalId): Promise<readonly GoalEntry[]>;
  remove(id: GoalId, as: Changing): Promise<Revision>;
};
