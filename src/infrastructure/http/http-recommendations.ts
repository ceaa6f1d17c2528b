import type { Recommendations } from "../../application/recommendations/recommendations.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeRecommendations,
  encodePeriod,
  lastRecommendationsSchema,
  recommendationsSchema,
} from "../../contract/recommendations/recommendations.ts";
import type { Api } from "./api.ts";

/** Recommendations over the calls of /recomendacoes. */
export const httpRecommendations = (api: Api): Recommendations => ({
  last: async () => {
    const answer = await api("get", paths.recommendations, lastRecommendationsSchema);
    return answer && decodeRecommendations(answer);
  },
  generate: async (period) => {
    const body = encodePeriod(period);
    const answer = await api("post", paths.generateRecommendations, recommendationsSchema, {
      body,
    });
    return decodeRecommendations(answer);
  },
});
