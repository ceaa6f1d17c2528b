import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import type { RouteContext } from "./root.route.tsx";

/** Loads the data of a feature; null without a request if the user's plan does not include it. */
export const whenUnlocked = async <Data>(
  { plan }: Pick<RouteContext, "plan">,
  feature: PlanFeature,
  load: () => Promise<Data>,
): Promise<Data | null> => (accessTo(feature, plan()) === "locked" ? null : load());
