import type { PlanFeature } from "../../../src/domain/plans/features.ts";

/** A feature that is locked or open as a whole, so that its calls are. */
export type LockableFeature = Extract<
  PlanFeature,
  "budgets" | "simulator" | "achievements" | "export"
>;

/**
 * Who may make a call: anybody, whoever is signed in, administrators only, or whoever's plan gives
 * a feature.
 */
export type Access = "public" | "user" | "admin" | { readonly feature: LockableFeature };
