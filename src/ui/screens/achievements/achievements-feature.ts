import type { Act } from "../../../application/acts/act.machine.ts";
import type { AchievementStatus, NewAchievement } from "../../../domain/achievements/status.ts";

export type AchievementsActors = { readonly check: Act<null, readonly NewAchievement[]> };

/** The parts that composition provides to the achievements. */
export type AchievementsFeature = {
  /** Loads the status; a failure shows a toast, except for a quiet load before the screen is opened. */
  readonly load: (how: { readonly quietly: boolean }) => Promise<AchievementStatus>;
  readonly actors: AchievementsActors;
};

/** The content for users whose plan includes achievements. */
export type AchievementsContent = {
  readonly status: AchievementStatus;
  readonly actors: AchievementsActors;
};
