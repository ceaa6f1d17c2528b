import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  mayAnalyse,
  periodFor,
  RECOMMENDATION_PERIODS,
} from "../../../src/domain/recommendations/recommendation-period.ts";

const anyPlan = fc.constantFrom("free", "premium");
const anyPeriod = fc.constantFrom(...RECOMMENDATION_PERIODS);

describe("the period to start from", () => {
  it("is always one that the plan gives, and what was wanted if that is one", () => {
    fc.assert(
      fc.property(anyPlan, fc.option(anyPeriod), (plan, wanted) => {
        const period = periodFor(plan, wanted);
        expect(mayAnalyse(plan, period)).toBe(true);
        if (wanted !== null && mayAnalyse(plan, wanted)) expect(period).toBe(wanted);
      }),
    );
  });

  it("is 6 months with Premium and 3 without while nothing was wanted", () => {
    expect(periodFor("premium", null)).toBe(6);
    expect(periodFor("free", null)).toBe(3);
    expect(periodFor("free", 24)).toBe(3);
  });
});
