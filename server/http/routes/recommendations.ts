import { paths } from "../../../src/contract/paths.ts";
import {
  encodeRecommendations,
  recommendationRequestSchema,
  lastRecommendationsSchema,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import type { generateRecommendations } from "../../application/recommendations/generate-recommendations.ts";
import type { readRecommendations } from "../../application/recommendations/read-recommendations.ts";
import type { Api } from "../api.ts";
import { refuse, refuseTooMany } from "../answers/refuse.ts";
import { sendNullable } from "../answers/send-nullable.ts";
import { sessionOf } from "../access/session-of.ts";

export type RecommendationUseCases = {
  readonly readRecommendations: ReturnType<typeof readRecommendations>;
  readonly generateRecommendations: ReturnType<typeof generateRecommendations>;
};

/** Adds the recommendations, for as many months as the plan includes (/recomendacoes). */
export function recommendationRoutes(
  api: Api,
  { readRecommendations, generateRecommendations }: RecommendationUseCases,
): void {
  api.get(
    paths.recommendations,
    {
      config: {
        access: "user",
        summary: "Ler as últimas recomendações; null enquanto não existirem",
        answers: { 200: lastRecommendationsSchema },
      },
    },
    async (request, reply) => {
      const report = await readRecommendations(sessionOf(request).user);
      return sendNullable(reply, report && encodeRecommendations(report));
    },
  );

  api.post(
    paths.generateRecommendations,
    {
      schema: { body: recommendationRequestSchema },
      config: {
        access: "user",
        waitsForOthers: true,
        summary: "Gerar recomendações sobre os últimos meses; no plano Free sobre 3",
        answers: { 200: recommendationsSchema },
        refusals: ["period-locked"],
      },
    },
    async (request, reply) => {
      const { user, ledger } = sessionOf(request);
      const report = await generateRecommendations(user, ledger.id, request.body.periodo_meses);
      if (report.ok) return encodeRecommendations(report.value);
      const { reason } = report;
      return typeof reason === "object" ? refuseTooMany(reply, reason) : refuse(reply, reason);
    },
  );
}
