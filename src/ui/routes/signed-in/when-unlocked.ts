import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import type { RouteContext } from "./root.route.tsx";

/** Loads what a feature shows, or null without asking the server if the user's plan does not have it. */
export const whenUnlocked = async <Data>(
  { plan }: Pick<RouteContext, "plan">,
  feature: PlanFeature,
  load: () => Promise<Data>,
): Promise<Data | null> => (accessTo(feature, plan()) === "locked" ? null : load());
