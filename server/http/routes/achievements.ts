import {
  achievementCheckSchema,
  achievementStatusSchema,
  encodeAchievementCheck,
  encodeAchievementStatus,
} from "../../../src/contract/achievements.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { readAchievementStatus } from "../../application/achievements/read-achievement-status.ts";
import type { verifyAchievements } from "../../application/achievements/verify-achievements.ts";
import type { Api } from "../api.ts";
import { sessionOf } from "../access/session-of.ts";

export type AchievementUseCases = {
  readonly readAchievementStatus: ReturnType<typeof readAchievementStatus>;
  readonly verifyAchievements: ReturnType<typeof verifyAchievements>;
};

const access = { feature: "achievements" } as const;

/** Adds the user's achievements, for plans that include them (/gamificacao). */
export function achievementRoutes(api: Api, useCases: AchievementUseCases): void {
  api.get(
    paths.achievementStatus,
    {
      config: {
        access,
        summary: "Ler o nível, os pontos e as conquistas",
        description:
          "Traz todas as conquistas, ganhas ou não. «proximo_level» e «pontos_para_proximo» são null no último nível.",
        answers: { 200: achievementStatusSchema },
      },
    },
    async (request) =>
      encodeAchievementStatus(await useCases.readAchievementStatus(sessionOf(request).user.id)),
  );

  api.post(
    paths.achievementCheck,
    {
      config: {
        access,
        summary: "Verificar que conquistas são novas; cada uma é ganha uma só vez",
        description:
          "Olha para os registos até hoje, no dia de Lisboa, e devolve só o que foi ganho agora. O que já foi ganho fica, aconteça o que acontecer aos registos.",
        answers: { 200: achievementCheckSchema },
      },
    },
    async (request) =>
      encodeAchievementCheck(await useCases.verifyAchievements(sessionOf(request).member)),
  );
}
