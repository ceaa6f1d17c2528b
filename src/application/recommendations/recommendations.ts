import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../domain/recommendations/recommendation.ts";

/** The adviser on the user's figures. Rejects with a Failure. */
export type Recommendations = {
  /** The report that was generated last; null if none was. */
  last(): Promise<RecommendationReport | null>;
  generate(period: RecommendationPeriod): Promise<RecommendationReport>;
};
