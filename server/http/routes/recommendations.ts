import { paths } from "../../../src/contract/paths.ts";
import {
  encodeRecommendations,
  recommendationRequestSchema,
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
import { sessionOf } from "../session-of.ts";

export type RecommendationUseCases = {
  readonly generateRecommendations: (
    user: User,
    ledger: LedgerId,
    period: RecommendationPeriod,
  ) => Promise<Result<RecommendationReport, RecommendationRefusal>>;
};

/** What to do about one's figures, on as many months as the plan gives (/recomendacoes). */
export function recommendationRoutes(
  api: Api,
  { generateRecommendations }: RecommendationUseCases,
): void {
  api.post(
    paths.recommendations,
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
