import type { Act } from "../../../application/acts/act.machine.ts";
import type { AchievementStatus, NewAchievement } from "../../../domain/achievements/status.ts";

export type AchievementsActors = { readonly check: Act<null, readonly NewAchievement[]> };

/** What composition gives the achievements. */
export type AchievementsFeature = {
  /** Loads the status; a failure is told by a toast, unless nobody has asked for the screen yet. */
  readonly load: (how: { readonly quietly: boolean }) => Promise<AchievementStatus>;
  readonly actors: AchievementsActors;
};

/** What the screen shows to those whose plan has achievements. */
export type AchievementsContent = {
  readonly status: AchievementStatus;
  readonly actors: AchievementsActors;
};
