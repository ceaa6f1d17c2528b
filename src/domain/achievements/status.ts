import type { AchievementId } from "./achievement.ts";
import type { Level } from "./level.ts";

/** An achievement as it is shown; one of an unknown id comes from a newer server. */
export type ShownAchievement = {
  readonly id: AchievementId | (string & {});
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly won: boolean;
};

/** The achievements that somebody has won so far, and those that there are to win. */
export type AchievementStatus = {
  readonly level: Level & { readonly name: string };
  readonly points: number;
  readonly wonCount: number;
  readonly total: number;
  readonly achievements: readonly ShownAchievement[];
};

/** An achievement that a verification found to be won just now. */
export type NewAchievement = Pick<ShownAchievement, "name" | "description" | "points">;
