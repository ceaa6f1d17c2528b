import {
  ACHIEVEMENT_POINTS,
  pointsOf,
  type AchievementId,
} from "../../../domain/achievements/achievement.ts";
import { levelOf } from "../../../domain/achievements/level.ts";
import type { AchievementStatus } from "../../../domain/achievements/status.ts";
import { achievementTexts, levelName } from "../../../text/achievements/achievements.ts";

/** The achievements of the example, for users whose plan does not include them. */
const WON: readonly AchievementId[] = [
  "first-income",
  "hundred-entries",
  "goal-reached",
  "budgets-kept",
  "positive-three",
  "seven-days",
];

const OPEN: readonly AchievementId[] = [
  "three-goals-reached",
  "positive-twelve",
  "saved-thirty",
  "thirty-days",
  "budgets-kept-three",
  "positive-six",
];

const shown = (won: boolean) => (id: AchievementId) => ({
  id,
  ...achievementTexts[id],
  points: ACHIEVEMENT_POINTS[id],
  won,
});

const points = pointsOf(WON);
const level = levelOf(points);

export const EXAMPLE_STATUS: AchievementStatus = {
  level: { ...level, name: levelName(level.number) },
  points,
  wonCount: WON.length,
  total: WON.length + OPEN.length,
  achievements: [...WON.map(shown(true)), ...OPEN.map(shown(false))],
};
