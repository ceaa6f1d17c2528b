import type { AchievementStatus, NewAchievement } from "../../domain/achievements/status.ts";

/** The user's achievements (/gamificacao). Every call rejects with a Failure. */
export type Achievements = {
  status(): Promise<AchievementStatus>;
  /** Checks what has been earned since; returns only the new ones. */
  verify(): Promise<readonly NewAchievement[]>;
};
