import { paths } from "../../../src/contract/paths.ts";
import {
  encodeRecommendations,
  recommendationRequestSchema,
  lastRecommendationsSchema,
  recommendationsSchema,
} from "../../../src/contract/recommendations.ts";
import type { RecommendationPeriod } from "../../../src/domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { RecommendationRefusal } from "../../application/use-cases/generate-recommendations.ts";
import type { Api } from "../api.ts";
import { refuse, refuseTooMany } from "../refuse.ts";
import { sendNullable } from "../send-nullable.ts";
import { sessionOf } from "../session-of.ts";

export type RecommendationUseCases = {
  readonly readRecommendations: (user: User) => Promise<RecommendationReport | null>;
  readonly generateRecommendations: (
    user: User,
    ledger: LedgerId,
    period: RecommendationPeriod,
  ) => Promise<Result<RecommendationReport, RecommendationRefusal>>;
};

/** The recommendations on as many months as the plan gives (/recomendacoes). */
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
