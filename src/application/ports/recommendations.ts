import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../domain/recommendations/recommendation.ts";

/** What looks at the user's figures and advises. Rejects with a Failure. */
export type Recommendations = {
  /** What was generated last; null if nothing was. */
  last(): Promise<RecommendationReport | null>;
  generate(period: RecommendationPeriod): Promise<RecommendationReport>;
};
