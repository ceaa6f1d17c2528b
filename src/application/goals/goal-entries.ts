import type { GoalEntry } from "../../domain/goals/goal-entry.ts";
import type { GoalId } from "../../domain/shared/ids.ts";

/** The amounts added to a goal, by day, the newest first. Rejects with a Failure. */
export type GoalEntries = (id: GoalId) => Promise<readonly GoalEntry[]>;
