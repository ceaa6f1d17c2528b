import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";
import type { WonAchievement } from "../../../src/domain/achievements/won-achievement.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The achievements of users; none is ever revoked. */
export type Achievements = {
  /** Oldest first. */
  readonly list: (owner: UserId) => Promise<readonly WonAchievement[]>;
  readonly add: (owner: UserId, won: readonly AchievementId[], at: Instant) => Promise<void>;
};

/** Achievements and levels in words. */
export type AchievementWords = {
  readonly wordAchievement: (id: AchievementId) => {
    readonly name: string;
    readonly description: string;
  };
  /** Levels count from 1. */
  readonly nameLevel: (number: number) => string;
};
