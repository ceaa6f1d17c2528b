import type { WonAchievement } from "../achievements/won-achievement.ts";
import type { Budget } from "../budgets/budget.ts";
import type { GoalEntry } from "../goals/goal-entry.ts";
import type { Goal } from "../goals/goal.ts";
import type { Notification } from "../notifications/notification.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Profile } from "../users/profile.ts";

/** A goal with what was added to it, the newest day first. */
export type ExportedGoal = Goal & { readonly entries: readonly GoalEntry[] };

/** Everything that a user may take along, as it was at one moment, in Unix milliseconds. */
export type ExportContent = {
  readonly createdAt: number;
  readonly profile: Profile | null;
  readonly incomes: readonly Transaction[];
  readonly expenses: readonly Transaction[];
  readonly goals: readonly ExportedGoal[];
  readonly budgets: readonly Budget[];
  readonly notifications: readonly Notification[];
  readonly achievements: readonly WonAchievement[];
};
