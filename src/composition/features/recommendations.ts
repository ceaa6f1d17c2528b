import { createActor, fromPromise } from "xstate";
import { recommendationsMachine } from "../../application/recommendations/recommendations.machine.ts";
import type { Recommendations } from "../../application/recommendations/recommendations.ts";
import { httpRecommendations } from "../../infrastructure/http/http-recommendations.ts";
import type { RecommendationsPart } from "../../ui/screens/recommendations/recommendations-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import type { BudgetsFeature } from "../../ui/screens/budgets/budgets-feature.ts";
import type { ProfileFeature } from "../../ui/screens/profile/profile-feature.ts";
import { budgetsFeature } from "./budgets.ts";
import { profileFeature } from "./person/profile.ts";

const RECOMMENDATIONS = key<Recommendations>("recommendations");

const needs = {
  recommendations: RECOMMENDATIONS,
  notify: keys.notify,
  budgets: budgetsFeature.made,
  profile: profileFeature.made,
};

/** The recommendations on a period. */
export const recommendationsFeature = feature(
  [
    bind(RECOMMENDATIONS, [keys.api], httpRecommendations),
    ...budgetsFeature.bindings,
    ...profileFeature.bindings,
  ],
  needs,
  startRecommendations,
);

/** Starts the page's one generation, which goes on while other screens are shown and reports there how it ended. */
export function startRecommendations({
  recommendations,
  notify,
  budgets,
  profile,
}: Omit<NeedsOf<typeof needs>, "budgets" | "profile"> & {
  readonly budgets: Pick<BudgetsFeature, "actors">;
  readonly profile: Pick<ProfileFeature, "actors">;
}): RecommendationsPart {
  const actor = createActor(
    recommendationsMachine.provide({
      actors: { generate: fromPromise(({ input }) => recommendations.generate(input)) },
    }),
  );
  actor.on("*", notify);
  const { goalDialog: goal, photo, putAside } = profile.actors;
  return {
    load: () => recommendations.last(),
    recommendations: actor.start(),
    dialogs: { budget: budgets.actors.dialog, goal, photo, putAside },
  };
}
