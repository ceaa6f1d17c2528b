import { accessTo } from "../plans/features.ts";
import type { Plan } from "../plans/plan.ts";

/** How many months recommendations can be about. */
export const RECOMMENDATION_PERIODS = [3, 6, 12, 24] as const;

export type RecommendationPeriod = (typeof RECOMMENDATION_PERIODS)[number];

/** The period that the Free plan allows. */
const FREE_PERIOD: RecommendationPeriod = 3;

/** The period that is chosen at first: 6 months, or what the plan allows. */
const defaultPeriod = (plan: Plan): RecommendationPeriod =>
  accessTo("recommendations", plan) === "full" ? 6 : FREE_PERIOD;

/** Whether a plan gives recommendations on a period. */
export const mayAnalyse = (plan: Plan, period: RecommendationPeriod): boolean =>
  period === FREE_PERIOD || accessTo("recommendations", plan) === "full";

/** The period to start from: what was wanted, as long as the plan gives it; else what the plan starts with. */
export const periodFor = (plan: Plan, wanted: RecommendationPeriod | null): RecommendationPeriod =>
  wanted !== null && mayAnalyse(plan, wanted) ? wanted : defaultPeriod(plan);
