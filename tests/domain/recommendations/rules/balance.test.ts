import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceRules } from "../../../../src/domain/recommendations/rules/balance.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Goal } from "../../../../src/domain/goals/goal.ts";
import { earned, factsOf, recordOn, spent } from "../../../support/facts.ts";
import { goalWith } from "../../../support/goals.ts";

const FUND = goalWith({ name: "Reserva", total: cents(1), current: cents(9_999_999) });

/** One month with such an income and such expenses, and a reserve that is enough. */
const month = (income: number, expenses: number, goals: readonly Goal[] = [FUND]) =>
  balanceRules(factsOf([...earned("Salário", income), ...spent("Lazer", expenses)], goals));

const typesOf = (income: number, expenses: number) =>
  month(income, expenses).map(({ type }) => type);

describe("the rule on what a month leaves", () => {
  it("parts at 0, 10 and 20 % of the income, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (tenth) => {
        const [low, strong] = [tenth * 9, tenth * 8];
        expect(typesOf(tenth * 10, tenth * 10 + 1)).toEqual(["deficit"]);
        expect(typesOf(tenth * 10, tenth * 10)).toEqual(["low-savings"]);
        expect(typesOf(tenth * 10, low + 1)).toEqual(["low-savings"]);
        expect(typesOf(tenth * 10, low)).toEqual(["fair-savings"]);
        if (tenth > 1) expect(typesOf(tenth * 10, strong + 1)).toEqual(["fair-savings"]);
        expect(typesOf(tenth * 10, strong)).toEqual(["strong-savings"]);
      }),
      { examples: [[1], [50]] },
    );
  });

  it("has nothing to say of a month without income or without expenses", () => {
    expect(typesOf(0, 100)).toEqual([]);
    expect(typesOf(100, 0)).toEqual([]);
    expect(typesOf(0, 0)).toEqual([]);
  });

  it("names what is short of the next step, never nothing", () => {
    expect(month(1000_00, 950_00)[0]).toMatchObject({ rate: 0.05, monthly: 50_00, more: 50_00 });
    expect(month(1000_00, 850_00)[0]).toMatchObject({ rate: 0.15, monthly: 150_00, more: 50_00 });
    expect(month(1000_00, 1000_00)[0]).toMatchObject({ rate: 0, monthly: 0, more: 100_00 });
  });

  it("tells a deficit with the variable category that costs most", () => {
    const records = [
      ...earned("Salário", 100_00),
      ...spent("Habitação", 90_00),
      ...spent("Lazer", 30_00),
      ...spent("Outros", 40_00),
    ];
    expect(balanceRules(factsOf(records))).toEqual([
      {
        type: "deficit",
        priority: "high",
        monthly: 60_00,
        yearly: 720_00,
        ongoing: true,
        countedExtra: 0,
        largest: { category: "Lazer", monthly: 30_00 },
      },
    ]);
    const fixed = [...earned("Salário", 100_00), ...spent("Habitação", 190_00)];
    expect(balanceRules(factsOf(fixed))[0]).toMatchObject({ largest: null });
  });

  it("does not alarm for a month that may still bring its income", () => {
    const records = [...earned("Salário", 100_00, 0), ...spent("Lazer", 90_00, 90_00)];
    expect(balanceRules(factsOf(records))).toMatchObject([
      { type: "fair-savings", monthly: 10_00, rate: 0.1 },
    ]);
  });

  it("says where only what comes beside a normal month pays for it", () => {
    const each = (amount: number) => Array.from({ length: 13 }, () => amount);
    const extra = recordOn(civilDate(2026, 8, 1), "income", "Freelance", 1600_00);
    const of = (...records: Parameters<typeof factsOf>[0]) =>
      balanceRules(factsOf([...earned("Salário", ...each(300_00)), ...records]));
    expect(of(...spent("Lazer", ...each(350_00)), extra)).toEqual([
      {
        type: "counts-extra",
        priority: "medium",
        short: 50_00,
        monthly: 83_33,
        countedExtra: 133_33,
      },
    ]);
    expect(of(...spent("Lazer", ...each(500_00)), extra)).toMatchObject([
      { type: "deficit", ongoing: false, monthly: 66_67, countedExtra: 133_33 },
    ]);
  });

  it("sends strong savings to debts first, then to a reserve, then to the goals, then to investments", () => {
    const use = (goals: readonly Goal[], credit = 0) =>
      balanceRules(
        factsOf(
          [...earned("Salário", 1000_00), ...spent("Lazer", 500_00), ...spent("Crédito", credit)],
          goals,
        ),
      );
    expect(use([], 150_01)).toMatchObject([{ use: "credit", priority: "low" }]);
    expect(use([], 150_00)).toMatchObject([{ use: "fund" }]);
    const until = civilDate(2026, 12, 31);
    const wanted = (amount: number) =>
      goalWith({ total: cents(amount), current: cents(0), deadline: until });
    expect(use([FUND, wanted(450_01)])).toMatchObject([{ use: "goals", idle: 49_99 }]);
    expect(use([FUND, wanted(450_00)])).toMatchObject([
      { use: "invest", idle: 50_00, priority: "medium" },
    ]);
  });

  it("finds a use for a fair surplus too, once nothing else needs it", () => {
    expect(month(1000_00, 850_00)).toMatchObject([
      { type: "fair-savings" },
      { type: "idle-surplus", idle: 150_00, goals: 0 },
    ]);
    expect(month(1000_00, 850_00, []).map(({ type }) => type)).toEqual(["fair-savings"]);
    expect(typesOf(300_00, 250_01)).toEqual(["fair-savings"]);
    expect(typesOf(300_00, 250_00)).toEqual(["fair-savings", "idle-surplus"]);
  });
});
