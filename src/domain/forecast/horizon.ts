import { accessTo } from "../plans/features.ts";
import type { Plan } from "../plans/plan.ts";

/** How far a forecast reaches: to the end of the month, or 90 days day by day and 12 months month by month. */
export type Horizon = "month" | "year";

/** How far a forecast reaches on a plan. */
export const reachOf = (plan: Plan): Horizon =>
  accessTo("forecast", plan) === "full" ? "year" : "month";
