import { createActor, fromPromise } from "xstate";
import { recommendationsMachine } from "../../application/machines/recommendations.machine.ts";
import type { Recommendations } from "../../application/ports/recommendations.ts";
import { httpRecommendations } from "../../infrastructure/http/http-recommendations.ts";
import type { RecommendationsPart } from "../../ui/screens/recommendations/recommendations-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const RECOMMENDATIONS = key<Recommendations>("recommendations");

const needs = { recommendations: RECOMMENDATIONS, notify: keys.notify };

/** The recommendations on a period. */
export const recommendationsFeature = feature(
  [bind(RECOMMENDATIONS, [keys.api], httpRecommendations)],
  needs,
  startRecommendations,
);

/** Starts the one generation of the page, which outlives a walk to another screen and tells there how it ended. */
export function startRecommendations({
  recommendations,
  notify,
}: NeedsOf<typeof needs>): RecommendationsPart {
  const actor = createActor(
    recommendationsMachine.provide({
      actors: { generate: fromPromise(({ input }) => recommendations.generate(input)) },
    }),
  );
  actor.on("*", notify);
  return { load: () => recommendations.last(), recommendations: actor.start() };
}
