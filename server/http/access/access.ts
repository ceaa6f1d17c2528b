import type { PlanFeature } from "../../../src/domain/plans/features.ts";

/** A feature that is locked or open as a whole, with all of its calls. */
export type LockableFeature = Extract<
  PlanFeature,
  "budgets" | "simulator" | "achievements" | "export"
>;

/** Who may make a call: anybody, signed-in users, administrators only, or users whose plan includes a feature. */
export type Access = "public" | "user" | "admin" | { readonly feature: LockableFeature };
