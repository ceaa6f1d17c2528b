import {
  ACHIEVEMENTS,
  ACHIEVEMENT_POINTS,
  pointsOf,
} from "../../../src/domain/achievements/achievement.ts";
import { levelOf } from "../../../src/domain/achievements/level.ts";
import type { AchievementStatus } from "../../../src/domain/achievements/status.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Achievements, AchievementWords } from "./achievements.ts";

type Ports = AchievementWords & { readonly achievements: Achievements };

/** Returns the achievements that a user has earned, and all that can be earned. */
export const readAchievementStatus =
  ({ achievements, wordAchievement, nameLevel }: Ports) =>
  async (owner: UserId): Promise<AchievementStatus> => {
    const won = new Set((await achievements.list(owner)).map(({ id }) => id));
    const points = pointsOf(won);
    const level = levelOf(points);
    return {
      level: { ...level, name: nameLevel(level.number) },
      points,
      wonCount: won.size,
      total: ACHIEVEMENTS.length,
      achievements: ACHIEVEMENTS.map((id) => ({
        id,
        ...wordAchievement(id),
        points: ACHIEVEMENT_POINTS[id],
        won: won.has(id),
      })),
    };
  };
