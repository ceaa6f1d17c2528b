import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";

/** The last recommendations of each user. */
export type LastRecommendations = {
  readonly of: (owner: UserId) => Promise<RecommendationReport | null>;
  /** Replaces those before; stores nothing for a user who is gone. */
  readonly keep: (owner: UserId, report: RecommendationReport) => Promise<void>;
};
