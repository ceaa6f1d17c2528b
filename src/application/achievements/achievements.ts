import type { AchievementStatus, NewAchievement } from "../../domain/achievements/status.ts";

/** The achievements of the user (/gamificacao). Every call rejects with a Failure. */
export type Achievements = {
  status(): Promise<AchievementStatus>;
  /** Looks for what has been earned since; answers only what is new. */
  verify(): Promise<readonly NewAchievement[]>;
};
