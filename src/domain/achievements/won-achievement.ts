import type { AchievementId } from "./achievement.ts";

/** An achievement that somebody has, and since when, in Unix milliseconds; it is never lost again (§2, Conquistas). */
export type WonAchievement = { readonly id: AchievementId; readonly wonAt: number };
