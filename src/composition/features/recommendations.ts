import { createActor, fromPromise } from "xstate";
import { recommendationsMachine } from "../../application/machines/recommendations.machine.ts";
import { httpRecommendations } from "../../infrastructure/http/http-recommendations.ts";
import type {
  RecommendationsActor,
  RecommendationsFeature,
} from "../../ui/screens/recommendations/recommendations-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the recommendations when they are first asked for. */
export function startRecommendations(shell: Shell): RecommendationsFeature {
  bind(shell.container, keys.recommendations, [keys.api], httpRecommendations);
  return { recommendations: startRecommendationsActor(shell) };
}

/** Starts the one generation of the page, which outlives a walk to another screen and tells there how it ended. */
export function startRecommendationsActor({
  container,
  notify,
}: Pick<Shell, "container" | "notify">): RecommendationsActor {
  const recommendations = container.get(keys.recommendations);
  const machine = recommendationsMachine.provide({
    actors: { generate: fromPromise(({ input }) => recommendations.generate(input)) },
  });
  const actor = createActor(machine);
  actor.on("*", notify);
  return actor.start();
}
