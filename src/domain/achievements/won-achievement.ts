import type { AchievementId } from "./achievement.ts";

/** A won achievement, and since when, in Unix milliseconds; it is never lost. */
export type WonAchievement = { readonly id: AchievementId; readonly wonAt: number };
