import { describe, expect, it } from "vitest";
import { categoryTrendRules } from "../../../../src/domain/recommendations/rules/category-trends.ts";
import { incomeRules } from "../../../../src/domain/recommendations/rules/income.ts";
import { outlierRules } from "../../../../src/domain/recommendations/rules/outliers.ts";
import { streakRules } from "../../../../src/domain/recommendations/rules/streaks.ts";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import { earned, factsOf, recordOn, spent } from "../../../support/facts.ts";

describe("the rule on rising categories", () => {
  /** Three months, of which the last is the current one. */
  const rising = (...amounts: readonly number[]) =>
    categoryTrendRules(factsOf(spent("Lazer", ...amounts))).filter(
      ({ type }) => type === "rising-category",
    );

  it("begins 25 % above the mean of at least three full months", () => {
    expect(rising(200_00, 200_00, 285_71, 0)).toEqual([]);
    expect(rising(200_00, 200_00, 285_72, 0)).toEqual([
      {
        type: "rising-category",
        priority: "medium",
        category: "Lazer",
        month: "2026-10",
        ongoing: false,
        amount: 285_72,
        mean: 228_57,
        above: 57_15,
        part: 57_15 / 228_57,
      },
    ]);
    expect(rising(200_00, 400_00, 0)).toEqual([]);
  });

  it("begins 30 € above it", () => {
    expect(rising(20_00, 20_00, 64_98, 0)).toEqual([]);
    expect(rising(20_00, 20_00, 65_00, 0)).toHaveLength(1);
  });

  it("speaks of the current month as soon as it has risen", () => {
    expect(rising(160_00, 200_00, 240_00, 250_00)).toMatchObject([
      { month: "2026-11", ongoing: true, amount: 250_00, mean: 200_00 },
    ]);
    expect(rising(200_00, 200_00, 260_00, 300_00)).toMatchObject([
      { month: "2026-11", ongoing: true },
    ]);
  });

  it("names the two that rose most, and none that is a fixed cost or new", () => {
    const facts = factsOf([
      ...spent("Lazer", 100_00, 100_00, 190_00, 0),
      ...spent("Compras", 100_00, 100_00, 290_00, 0),
      ...spent("Saúde", 100_00, 100_00, 260_00, 0),
      ...spent("Seguros", 100_00, 100_00, 900_00, 0),
      ...spent("Transportes", 0, 0, 0, 900_00),
    ]);
    expect(categoryTrendRules(facts)).toMatchObject([
      { category: "Compras" },
      { category: "Saúde" },
    ]);
  });
});

describe("the rule on falling categories", () => {
  const falling = (...amounts: readonly number[]) =>
    categoryTrendRules(factsOf(spent("Lazer", ...amounts))).filter(
      ({ type }) => type === "falling-category",
    );

  it("begins 25 % and 30 € below its mean, in a month that is over", () => {
    expect(falling(225_00, 225_00, 150_01, 0)).toEqual([]);
    expect(falling(225_00, 225_00, 150_00, 0)).toMatchObject([
      { priority: "low", month: "2026-10", amount: 150_00, mean: 200_00, part: 0.25 },
    ]);
    expect(falling(60_00, 60_00, 15_01, 0)).toEqual([]);
    expect(falling(60_00, 60_00, 15_00, 0)).toHaveLength(1);
    expect(falling(200_00, 200_00, 100_00)).toEqual([]);
  });

  it("praises nobody for having recorded nothing", () => {
    expect(falling(200_00, 200_00, 0, 0)).toEqual([]);
  });
});

describe("the rule on outliers", () => {
  const usual = (count: number, amount: number, category = "Saúde") =>
    Array.from({ length: count }, () =>
      recordOn(civilDate(2026, 10, 2), "expense", category, amount),
    );
  const big = (amount: number, category = "Saúde") =>
    recordOn(civilDate(2026, 10, 9), "expense", category, amount);
  const amounts = (...records: Parameters<typeof factsOf>[0]) =>
    outlierRules(factsOf(records)).map((finding) => "amount" in finding && finding.amount);

  it("begins above three times the mean of the others, of which there are three", () => {
    expect(amounts(...usual(3, 50_00), big(150_00))).toEqual([]);
    expect(amounts(...usual(3, 50_00), big(150_01))).toEqual([150_01]);
    expect(amounts(...usual(2, 50_00), big(150_01))).toEqual([]);
  });

  it("begins at 100 €", () => {
    expect(amounts(...usual(3, 10_00), big(99_99))).toEqual([]);
    expect(amounts(...usual(3, 10_00), big(100_00))).toEqual([100_00]);
  });

  it("names the largest one, with its day and what is usual; fixed costs do not count", () => {
    const facts = factsOf([
      ...usual(3, 50_00),
      big(300_00),
      ...usual(3, 50_00, "Compras"),
      big(400_00, "Compras"),
      ...usual(3, 50_00, "Seguros"),
      big(900_00, "Seguros"),
    ]);
    expect(outlierRules(facts)).toEqual([
      {
        type: "outlier",
        priority: "medium",
        category: "Compras",
        date: "2026-10-09",
        amount: 400_00,
        usual: 50_00,
        aside: null,
      },
    ]);
  });
});

describe("the rule on months below zero", () => {
  const streak = (...balances: readonly number[]) =>
    streakRules(
      factsOf([
        ...earned("Salário", ...balances.map(() => 100)),
        ...spent("Lazer", ...balances.map((b) => 100 - b)),
      ]),
    );

  it("counts the last full months in a row, from two on", () => {
    expect(streak(-1, 1, -1, -50)).toEqual([]);
    expect(streak(1, -2, -1, 90)).toEqual([
      {
        type: "negative-streak",
        priority: "high",
        from: "2026-09",
        to: "2026-10",
        count: 2,
        lost: 3,
        mean: 2,
      },
    ]);
    expect(streak(-5, -5, -5, -5, -5, 0)).toMatchObject([{ count: 5, lost: 25 }]);
    expect(streak(-5)).toEqual([]);
  });

  it("ends with a month that is even", () => {
    expect(streak(-5, -5, 0, -5).filter(({ type }) => type === "negative-streak")).toEqual([]);
  });
});

describe("the rule on progress", () => {
  const progress = (before: number, last: number, income = 9_999_00) =>
    streakRules(
      factsOf([...earned("Salário", income, income, 0), ...spent("Lazer", before, last, 0)]),
    );

  it("begins at 5 % and 20 € less than the month before", () => {
    expect(progress(1000_00, 950_01)).toEqual([]);
    expect(progress(1000_00, 950_00)).toEqual([
      {
        type: "spending-progress",
        priority: "low",
        month: "2026-10",
        before: "2026-09",
        saved: 50_00,
        yearly: 600_00,
        part: 0.05,
        isThere: true,
      },
    ]);
    expect(progress(100_00, 80_01)).toEqual([]);
    expect(progress(100_00, 80_00)).toHaveLength(1);
  });

  it("is none in a month below zero or without expenses", () => {
    const below = progress(1000_00, 900_00, 899_99).map(({ type }) => type);
    expect(below).toEqual(["negative-streak"]);
    expect(progress(1000_00, 0)).toEqual([]);
  });
});

describe("the rules on income", () => {
  const rules = (...records: Parameters<typeof factsOf>[0]) => incomeRules(factsOf(records));

  it("need three full months", () => {
    expect(rules(...earned("Salário", 1000, 1000, 1000))).toEqual([]);
    expect(rules(...earned("Salário", 1000, 1000, 1000, 0))).toHaveLength(1);
  });

  it("call it irregular where fewer than two thirds of the months lie about the median", () => {
    expect(rules(...earned("Salário", 80, 100, 1250, 0)).map(({ type }) => type)).toEqual([
      "single-income",
    ]);
    expect(rules(...earned("Salário", 74, 100, 126, 0))[0]).toEqual({
      type: "irregular-income",
      priority: "medium",
      low: { month: "2026-08", amount: 74 },
      high: { month: "2026-10", amount: 126 },
      mean: 100,
    });
  });

  it("tell one source among several from 80 % on, and an only one", () => {
    const sides = (salary: number, side: number) =>
      rules(
        ...earned("Salário", salary, salary, salary, salary),
        ...earned("Freelance", side, side, side, side),
      );
    expect(sides(80, 20)).toEqual([
      { type: "concentrated-income", priority: "low", source: "Salário", share: 0.8 },
    ]);
    expect(sides(79, 21)).toEqual([]);
    expect(sides(100, 0)).toEqual([
      { type: "single-income", priority: "low", source: "Salário", monthly: 100 },
    ]);
    expect(sides(0, 0)).toEqual([]);
  });
});
