import type { AchievementId } from "./achievement.ts";
import type { Level } from "./level.ts";

/** An achievement as it is shown; an unknown id comes from a newer server. */
export type ShownAchievement = {
  readonly id: AchievementId | (string & {});
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly won: boolean;
};

/** The achievements that the user has won, and those that there are. */
export type AchievementStatus = {
  readonly level: Level & { readonly name: string };
  readonly points: number;
  readonly wonCount: number;
  readonly total: number;
  readonly achievements: readonly ShownAchievement[];
};

/** An achievement that has just been won. */
export type NewAchievement = Pick<ShownAchievement, "name" | "description" | "points">;
