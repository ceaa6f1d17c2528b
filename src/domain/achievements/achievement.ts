/** All achievements, with their points. */
export const ACHIEVEMENT_POINTS = {
  "first-income": 10,
  "first-expense": 10,
  "ten-entries": 20,
  "hundred-entries": 50,
  "thousand-entries": 150,
  "first-goal": 15,
  "goal-reached": 100,
  "three-goals-reached": 200,
  "first-budget": 15,
  "budgets-kept": 60,
  "budgets-kept-three": 150,
  "positive-month": 30,
  "positive-three": 80,
  "positive-six": 160,
  "positive-twelve": 300,
  "saved-ten": 40,
  "saved-twenty": 80,
  "saved-thirty": 150,
  "seven-days": 40,
  "thirty-days": 150,
  "profile-complete": 10,
} as const;

export type AchievementId = keyof typeof ACHIEVEMENT_POINTS;

/** All achievements, in the order in which they are shown. */
export const ACHIEVEMENTS = Object.keys(ACHIEVEMENT_POINTS) as readonly AchievementId[];

/** The points of the won achievements, each counted once. */
export const pointsOf = (won: Iterable<AchievementId>): number =>
  [...new Set(won)].reduce((points, id) => points + ACHIEVEMENT_POINTS[id], 0);
