import type { Achievements } from "../../application/achievements/achievements.ts";
import {
  achievementCheckSchema,
  achievementStatusSchema,
  decodeAchievementCheck,
  decodeAchievementStatus,
} from "../../contract/achievements.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** Achievements over the calls of /gamificacao. */
export const httpAchievements = (api: Api): Achievements => ({
  status: async () =>
    decodeAchievementStatus(await api("get", paths.achievementStatus, achievementStatusSchema)),
  verify: async () =>
    decodeAchievementCheck(await api("post", paths.achievementCheck, achievementCheckSchema)),
});
