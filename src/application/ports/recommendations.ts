import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../domain/recommendations/recommendation.ts";

/** What looks at the user's figures and advises (POST /recomendacoes/gerar). Rejects with a Failure. */
export type Recommendations = {
  generate(period: RecommendationPeriod): Promise<RecommendationReport>;
};
