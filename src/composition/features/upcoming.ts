import { isOffline, orOffline } from "../../application/offline.ts";
import { perBook } from "../../application/ledger/per-book.ts";
import type { UpcomingFeature } from "../../ui/screens/upcoming/upcoming-feature.ts";
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
export const upcomingFeature = feature(
  [...forecastFeature.bindings, ...recurrencesFeature.bindings],
  needs,
  startUpcoming,
);

/** Loads the start of the forecast; waiting occurrences are answered as on the recurrences screen. */
export function startUpcoming({
  clock,
  forecast,
  recurrences,
}: NeedsOf<typeof needs>): UpcomingFeature {
  return {
    load: async (horizon) => {
      const basis = await orOffline(forecast.load());
      return {
        today: clock.today(),
        acts: recurrences.actors.acts,
        view: isOffline(basis) ? basis : perBook(clock, forecast.view(basis, horizon, null)),
      };
    },
  };
}
