import type { Achievements } from "../../../src/application/achievements/achievements.ts";
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  pointsOf,
  type AchievementId,
} from "../../../src/domain/achievements/achievement.ts";
import { levelOf } from "../../../src/domain/achievements/level.ts";
import { openLine, over } from "./line.ts";

const shown = (id: AchievementId) => ({
  name: `Nome de ${id}`,
  description: `Como se ganha ${id}.`,
  points: ACHIEVEMENT_POINTS[id],
});

/** Achievements in memory: the next verification grants those that are earned. */
export function fakeAchievements(
  earned: readonly AchievementId[] = [],
  line = openLine(),
): Achievements & { readonly earn: (id: AchievementId) => void } {
  const due = new Set(earned);
  const won = new Set<AchievementId>();
  return {
    earn: (id) => due.add(id),
    status: () =>
      over(line, () => {
        const points = pointsOf(won);
        const level = levelOf(points);
        return {
          level: { ...level, name: `Nome do nível ${level.number}` },
          points,
          wonCount: won.size,
          total: ACHIEVEMENTS.length,
          achievements: ACHIEVEMENTS.map((id) => ({ id, ...shown(id), won: won.has(id) })),
        };
      }),
    verify: () =>
      over(line, () => {
        const fresh = ACHIEVEMENTS.filter((id) => due.has(id) && !won.has(id));
        fresh.forEach((id) => won.add(id));
        return fresh.map(shown);
      }),
  };
}
