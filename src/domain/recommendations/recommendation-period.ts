import { accessTo } from "../plans/features.ts";
import type { Plan } from "../plans/plan.ts";

/** The periods of recommendations, in months. */
export const RECOMMENDATION_PERIODS = [3, 6, 12, 24] as const;

export type RecommendationPeriod = (typeof RECOMMENDATION_PERIODS)[number];

/** The period on the Free plan. */
const FREE_PERIOD: RecommendationPeriod = 3;

/** The default period: 6 months, or the one that the plan allows. */
const defaultPeriod = (plan: Plan): RecommendationPeriod =>
  accessTo("recommendations", plan) === "full" ? 6 : FREE_PERIOD;

/** Whether a plan allows recommendations on a period. */
export const mayAnalyse = (plan: Plan, period: RecommendationPeriod): boolean =>
  period === FREE_PERIOD || accessTo("recommendations", plan) === "full";

/** The initial period: the wanted one if the plan allows it, else the plan's default. */
export const periodFor = (plan: Plan, wanted: RecommendationPeriod | null): RecommendationPeriod =>
  wanted !== null && mayAnalyse(plan, wanted) ? wanted : defaultPeriod(plan);
