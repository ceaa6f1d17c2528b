import fc, { type Arbitrary } from "fast-check";
import { ACHIEVEMENTS } from "../../../src/domain/achievements/achievement.ts";
import type { WonAchievement } from "../../../src/domain/achievements/won-achievement.ts";
import { anyInstant } from "./instant.ts";

/** Any achievements of a user, each once. */
export const anyWonAchievements: Arbitrary<WonAchievement[]> = fc.uniqueArray(
  fc.record<WonAchievement>({ id: fc.constantFrom(...ACHIEVEMENTS), wonAt: anyInstant }),
  { selector: ({ id }) => id },
);
