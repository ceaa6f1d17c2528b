import type { ActorRefFrom } from "xstate";
import type { recommendationsMachine } from "../../../application/machines/recommendations.machine.ts";
import type { RecommendationReport } from "../../../domain/recommendations/recommendation.ts";

export type RecommendationsActor = ActorRefFrom<typeof recommendationsMachine>;

/** What composition gives the recommendations. */
export type RecommendationsPart = {
  readonly load: () => Promise<RecommendationReport | null>;
  readonly recommendations: RecommendationsActor;
};

/** What the screen shows: what is being made here, and what was made last wherever. */
export type RecommendationsFeature = Pick<RecommendationsPart, "recommendations"> & {
  readonly last: RecommendationReport | null;
};
