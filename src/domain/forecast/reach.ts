import { accessTo } from "../plans/features.ts";
import type { Plan } from "../plans/plan.ts";

/** How far a forecast reaches: to the end of the month, or 90 days day by day and 12 months month by month. */
export type Reach = "month" | "year";

/** How far a forecast reaches on a plan. */
export const reachOf = (plan: Plan): Reach =>
  accessTo("forecast", plan) === "full" ? "year" : "month";
