import { mayAnalyse } from "../../../src/domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Stores } from "../stores.ts";

/** Returns the last recommendations if the plan still includes their period; otherwise they stay stored, unseen. */
export const readRecommendations =
  ({ lastRecommendations }: Pick<Stores, "lastRecommendations">) =>
  async ({ id, plan }: User): Promise<RecommendationReport | null> => {
    const last = await lastRecommendations.of(id);
    return last !== null && mayAnalyse(plan, last.period) ? last : null;
  };
