import { describe, expect, it } from "vitest";
import { overviewOf } from "../../../src/domain/recommendations/overview.ts";
import { earned, factsOf, spent } from "../../support/facts.ts";

const trendOf = (...records: Parameters<typeof factsOf>[0][]) =>
  overviewOf(factsOf([...earned("Salário", 900_00, 900_00, 900_00), ...records.flat()])).trend;

describe("the trend of an overview", () => {
  it("is of all expenses", () => {
    expect(trendOf(spent("Lazer", 100_00, 120_00, 0))).toMatchObject({
      direction: "more",
      part: 0.2,
    });
    expect(trendOf(spent("Lazer", 100_00, 100_00, 0))).toMatchObject({ direction: "same" });
  });

  it("is none where taxes and the like make a month dear", () => {
    const taxes = spent("Impostos", 0, 600_00, 0);
    expect(trendOf(spent("Lazer", 100_00, 90_00, 0), taxes)).toBeNull();
  });
});
