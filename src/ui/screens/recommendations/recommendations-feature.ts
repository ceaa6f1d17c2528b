import type { ActorRefFrom } from "xstate";
import type { recommendationsMachine } from "../../../application/machines/recommendations.machine.ts";

export type RecommendationsActor = ActorRefFrom<typeof recommendationsMachine>;

/** What composition gives the recommendations. */
export type RecommendationsFeature = { readonly recommendations: RecommendationsActor };
