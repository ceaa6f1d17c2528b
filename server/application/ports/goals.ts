import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { GoalId, UserId } from "../../../src/domain/shared/ids.ts";

/** The savings goals, in the order in which they were made; every call reaches only what its owner has. */
export type Goals = {
  readonly list: (owner: UserId) => Promise<readonly Goal[]>;
  readonly find: (owner: UserId, id: GoalId) => Promise<Goal | null>;
  readonly add: (owner: UserId, goal: Goal) => Promise<void>;
  readonly replace: (owner: UserId, goal: Goal) => Promise<void>;
  readonly remove: (owner: UserId, id: GoalId) => Promise<void>;
};
