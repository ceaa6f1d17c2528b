import { isAway, orAway } from "../../application/away.ts";
import type { ComingFeature } from "../../ui/screens/coming/coming-feature.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { forecastFeature } from "./forecast.ts";
import { recurrencesFeature } from "./recurrences.ts";

const needs = {
  clock: keys.clock,
  forecast: forecastFeature.made,
  recurrences: recurrencesFeature.made,
};

/** The coming days on the dashboard. */
export const comingFeature = feature(
  [...forecastFeature.bindings, ...recurrencesFeature.bindings],
  needs,
  startComing,
);

/** Loads the start of the forecast; waiting occurrences are answered as on the recurrences screen. */
export function startComing({
  clock,
  forecast,
  recurrences,
}: NeedsOf<typeof needs>): ComingFeature {
  return {
    load: async (reach) => {
      const basis = await orAway(forecast.load());
      return {
        today: clock.today(),
        acts: recurrences.actors.acts,
        view: isAway(basis) ? basis : forecast.view(basis, reach, null),
      };
    },
  };
}
