import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../domain/recommendations/recommendation.ts";

/** Generates recommendations from the user's figures. Rejects with a Failure. */
export type Recommendations = {
  /** The last report; null if there is none. */
  last(): Promise<RecommendationReport | null>;
  generate(period: RecommendationPeriod): Promise<RecommendationReport>;
};
