import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normallySpentOn, spentOn } from "../../../src/domain/recommendations/financial-facts.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyFactsInput } from "../../support/arbitraries/financial-facts.ts";
import { earned, factsFrom, factsOf, recordOn, spent } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";

describe("the facts of a period", () => {
  it("are those of its calendar months, the current one included, and of no other", () => {
    const at = (year: number, month: number, day: number) =>
      recordOn(civilDate(year, month, day), "expense", "Lazer", 1);
    const inside = [at(2026, 9, 1), at(2026, 10, 1), at(2026, 11, 1), at(2026, 11, 30)];
    const facts = factsOf([at(2026, 8, 1), ...inside, at(2026, 12, 1)], [], 3);
    expect(facts.records).toEqual(inside);
    expect(facts.months.map(({ month }) => month)).toEqual(["2026-09", "2026-10", "2026-11"]);
    expect(facts.lived.map(({ month }) => month)).toEqual(["2026-09", "2026-10"]);
  });

  it("begin with the first month that has records, and quiet months after it count", () => {
    const facts = factsOf([...spent("Lazer", 30, 0, 0).slice(0, 1), ...earned("Salário", 90)]);
    expect(facts.months.map(({ balance }) => balance)).toEqual([-30, 0, 90]);
  });

  it("have the mean balance of their lived months alone, and say of which", () => {
    const facts = factsOf([...spent("Lazer", 30, 10, 900), ...earned("Salário", 90, 70, 5)]);
    expect(facts.summary.meanBalance).toBe(60);
    expect(facts.summary.meanOf).toEqual({ from: "2026-09", to: "2026-10" });
    const begun = factsOf(earned("Salário", 90));
    expect(begun.summary).toMatchObject({ meanBalance: 0, meanOf: null });
  });

  it("have one normal month and one plan, whatever the period", () => {
    const records = [...earned("Salário", ...Array.from({ length: 14 }, () => 100_00))];
    const goals = [goalWith()];
    const [short, long] = [factsOf(records, goals, 3), factsOf(records, goals, 24)];
    expect(short.normal).toEqual(long.normal);
    expect(short.plan).toEqual(long.plan);
  });

  it("of nothing are nothing", () => {
    const facts = factsOf([]);
    expect(facts.months).toEqual([]);
    expect(facts.summary.meanBalance).toBe(0);
    expect(facts.normal.surplus).toBe(0);
    expect(spentOn(facts, "leisure")).toBe(0);
    expect(normallySpentOn(facts, "leisure")).toBe(0);
  });

  it("add up: the months to the period, and the categories to the months", () => {
    fc.assert(
      fc.property(anyFactsInput, ({ today, period, records, goals }) => {
        const { summary, months, sources } = factsFrom({ today, period, records, goals });
        expect(sum(months.map(({ income }) => income))).toBe(summary.income);
        expect(sum(months.map(({ expenses }) => expenses))).toBe(summary.expenses);
        expect(sum(sources.map(({ amount }) => amount))).toBe(summary.income);
        for (const { byCategory, expenses } of months)
          expect(sum(byCategory.values())).toBe(expenses);
        expect(months.at(-1)?.month ?? monthOf(today)).toBe(monthOf(today));
      }),
    );
  });
});
