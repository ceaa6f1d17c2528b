import { createActor, fromPromise } from "xstate";
import { recommendationsMachine } from "../../application/machines/recommendations.machine.ts";
import type { Recommendations } from "../../application/ports/recommendations.ts";
import { httpRecommendations } from "../../infrastructure/http/http-recommendations.ts";
import type { RecommendationsFeature } from "../../ui/screens/recommendations/recommendations-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature } from "../container/feature.ts";
import { keys, type Notify } from "../container/keys.ts";

type Needs = { readonly recommendations: Recommendations; readonly notify: Notify };

const RECOMMENDATIONS = key<Recommendations>("recommendations");

/** The recommendations on a period. */
export const recommendationsFeature = feature(
  [bind(RECOMMENDATIONS, [keys.api], httpRecommendations)],
  { recommendations: RECOMMENDATIONS, notify: keys.notify },
  startRecommendations,
);

/** Starts the one generation of the page, which outlives a walk to another screen and tells there how it ended. */
export function startRecommendations({ recommendations, notify }: Needs): RecommendationsFeature {
  const actor = createActor(
    recommendationsMachine.provide({
      actors: { generate: fromPromise(({ input }) => recommendations.generate(input)) },
    }),
  );
  actor.on("*", notify);
  return { recommendations: actor.start() };
}
