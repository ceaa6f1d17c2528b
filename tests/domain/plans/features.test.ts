import { describe, expect, it } from "vitest";
import {
  accessTo,
  goalLimit,
  mayAddGoal,
  type PlanAccess,
  type PlanFeature,
} from "../../../src/domain/plans/features.ts";

const free: Readonly<Record<PlanFeature, PlanAccess>> = {
  goals: "limited",
  recommendations: "limited",
  budgets: "locked",
  simulator: "locked",
  reports: "locked",
  "suggested-steps": "locked",
  "advanced-history": "locked",
  achievements: "locked",
  export: "locked",
  forecast: "limited",
  "smart-alerts": "locked",
};

const features = Object.keys(free) as PlanFeature[];

describe("the plans", () => {
  it.each(features)("give all of %s to premium and their own part of it to free", (feature) => {
    expect(accessTo(feature, "premium")).toBe("full");
    expect(accessTo(feature, "free")).toBe(free[feature]);
  });

  it("allow two goals for free and any number with premium", () => {
    expect(goalLimit("free")).toBe(2);
    expect(goalLimit("premium")).toBeNull();
  });

  it("let a free user add a goal below two, and keep those beyond", () => {
    expect([0, 1, 2, 3, 5].map((count) => mayAddGoal("free", count))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([0, 2, 500].every((count) => mayAddGoal("premium", count))).toBe(true);
  });
});
