import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";

/** Achievements and levels in words. */
export type AchievementWords = {
  readonly wordAchievement: (id: AchievementId) => {
    readonly name: string;
    readonly description: string;
  };
  /** Levels count from 1. */
  readonly nameLevel: (number: number) => string;
};
