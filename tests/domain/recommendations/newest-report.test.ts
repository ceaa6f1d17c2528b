import { describe, expect, it } from "vitest";
import {
  categoryOf,
  subjectOf,
  type Finding,
} from "../../../src/domain/recommendations/finding.ts";
import { newestReport } from "../../../src/domain/recommendations/newest-report.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";

const report = (madeAt: number) => ({ madeAt }) as RecommendationReport;

describe("of two reports", () => {
  it("the one that was made later counts, or the only one", () => {
    const [old, young] = [report(1), report(2)];
    expect(newestReport(old, young)).toBe(young);
    expect(newestReport(young, old)).toBe(young);
    expect(newestReport(old, null)).toBe(old);
    expect(newestReport(null, old)).toBe(old);
    expect(newestReport(null, null)).toBeNull();
  });

  it("that were made at once the second counts", () => {
    const [one, other] = [report(1), report(1)];
    expect(newestReport(one, other)).toBe(other);
  });
});

describe("a finding about a surplus", () => {
  it.each([
    ["credit", "saving"],
    ["fund", "goal"],
    ["goals", "goal"],
    ["invest", "investment"],
  ])("that belongs to %s is shown under %s, and is about itself", (use, category) => {
    const finding = { type: "strong-savings", use } as unknown as Finding;
    expect(categoryOf(finding)).toBe(category);
    expect(subjectOf(finding)).toBe("strong-savings");
  });

  it("of a goal is about that goal, and of a category about that", () => {
    const about = (more: object) =>
      subjectOf({ type: "first-goal", ...more } as unknown as Finding);
    expect(about({ id: "casa" })).toBe("goal casa");
    expect(about({ category: "Lazer" })).toBe("category Lazer");
    expect(about({})).toBe("first-goal");
  });
});
