import type { Recommendations } from "../../application/ports/recommendations.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeRecommendations,
  encodePeriod,
  recommendationsSchema,
} from "../../contract/recommendations.ts";
import type { Api } from "./api.ts";

/** Recommendations over POST /recomendacoes/gerar. */
export const httpRecommendations = (api: Api): Recommendations => ({
  generate: async (period) => {
    const body = encodePeriod(period);
    const answer = await api("post", paths.recommendations, recommendationsSchema, { body });
    return decodeRecommendations(answer);
  },
});
