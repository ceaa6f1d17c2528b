import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byPriority } from "../../../src/domain/recommendations/by-priority.ts";
import { anyRecommendation } from "../../support/arbitraries/recommendation.ts";

const ORDER = ["high", "medium", "low"] as const;

describe("the order of advice", () => {
  it("puts the more urgent first, keeps the given order within a priority, and loses none", () => {
    fc.assert(
      fc.property(fc.array(anyRecommendation), (recommendations) => {
        const grouped = ORDER.flatMap((priority) =>
          recommendations.filter((recommendation) => recommendation.priority === priority),
        );
        expect(byPriority(recommendations)).toEqual(grouped);
      }),
    );
  });
});
