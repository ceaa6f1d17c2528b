import type { Plan } from "./plan.ts";

/** The features that depend on the plan. */
export type PlanFeature =
  | "goals"
  | "budgets"
  | "simulator"
  | "reports"
  | "suggested-steps"
  | "recommendations"
  | "advanced-history"
  | "achievements"
  | "export"
  | "forecast"
  | "smart-alerts";

/** The access to a feature: none, a part of it, or all. */
export type PlanAccess = "locked" | "limited" | "full";

const FREE: Readonly<Record<PlanFeature, PlanAccess>> = {
  goals: "limited",
  budgets: "locked",
  simulator: "locked",
  reports: "locked",
  "suggested-steps": "locked",
  recommendations: "limited",
  "advanced-history": "locked",
  achievements: "locked",
  export: "locked",
  forecast: "limited",
  "smart-alerts": "locked",
};

/** The access that a plan gives to a feature; the table that client and server share. */
export const accessTo = (feature: PlanFeature, plan: Plan): PlanAccess =>
  plan === "premium" ? "full" : FREE[feature];

/** The most goals on a plan; null means no limit. */
export const goalLimit = (plan: Plan): number | null => (plan === "premium" ? null : 2);

/** Whether one more goal fits a plan that already has `count`; goals beyond the limit stay. */
export const mayAddGoal = (plan: Plan, count: number): boolean => {
  const limit = goalLimit(plan);
  return limit === null || count < limit;
};
