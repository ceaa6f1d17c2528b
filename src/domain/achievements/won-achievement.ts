import type { AchievementId } from "./achievement.ts";

/** An achievement that somebody has, and since when, in Unix milliseconds; it is never lost again. */
export type WonAchievement = { readonly id: AchievementId; readonly wonAt: number };
