import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { burdenRules } from "../../../../src/domain/recommendations/rules/burdens.ts";
import { recordRules } from "../../../../src/domain/recommendations/rules/records.ts";
import { subscriptionRules } from "../../../../src/domain/recommendations/rules/subscriptions.ts";
import { trimRules } from "../../../../src/domain/recommendations/rules/trim.ts";
import { earned, factsOf, spent } from "../../../support/facts.ts";

const amount = fc.integer({ min: 1, max: 1_000_000 });

describe("the rule on fixed costs", () => {
  const priorityAt = (share: number) =>
    burdenRules(factsOf([...earned("Salário", 1000), ...spent("Seguros", share)])).map(
      ({ type, priority }) => [type, priority],
    );

  it("begins above half of the income and is urgent above 60 %", () => {
    expect(priorityAt(500)).toEqual([]);
    expect(priorityAt(501)).toEqual([["fixed-heavy", "medium"]]);
    expect(priorityAt(600)).toEqual([["fixed-heavy", "medium"]]);
    expect(priorityAt(601)).toEqual([["fixed-heavy", "high"]]);
  });

  it("knows no share of no income", () => {
    expect(burdenRules(factsOf(spent("Habitação", 500)))).toEqual([]);
  });
});

describe("the rule on housing", () => {
  it("begins above a third of the income, to the cent", () => {
    fc.assert(
      fc.property(amount, (third) => {
        const has = (housing: number) =>
          burdenRules(
            factsOf([...earned("Salário", third * 3), ...spent("Habitação", housing)]),
          ).some(({ type }) => type === "housing-heavy");
        expect(has(third)).toBe(false);
        expect(has(third + 1)).toBe(true);
      }),
    );
  });

  it("tells a third to the nearest cent, and how far above it the home is", () => {
    const at = (income: number, housing: number) =>
      burdenRules(factsOf([...earned("Salário", income), ...spent("Habitação", housing)]))[0];
    expect(at(1400_00, 700_00)).toMatchObject({ third: 466_67, above: 233_33 });
    fc.assert(
      fc.property(amount, (income) => {
        const found = at(income, income);
        if (found?.type !== "housing-heavy") throw new Error("the home takes all");
        expect(Math.abs(found.third * 3 - income)).toBeLessThanOrEqual(1);
        expect(found.third + found.above).toBe(income);
      }),
    );
  });

  it("tells what a third would be, and is urgent above 45 %", () => {
    const at = (housing: number) =>
      burdenRules(factsOf([...earned("Salário", 1000), ...spent("Habitação", housing)]))[0];
    expect(at(450)).toMatchObject({ priority: "medium", share: 0.45, monthly: 450, third: 333 });
    const [urgent] = burdenRules(
      factsOf([...earned("Salário", 1000, 1000, 0), ...spent("Habitação", 451, 451 + 100, 0)]),
    );
    expect(urgent).toMatchObject({ type: "housing-heavy", priority: "high", monthly: 501 });
  });
});

describe("the rule on debts", () => {
  it("begins above 15 % of the income and is urgent above 30 %", () => {
    const at = (credit: number) =>
      burdenRules(factsOf([...earned("Salário", 1000), ...spent("Crédito", credit)])).map(
        ({ priority }) => priority,
      );
    expect(at(150)).toEqual([]);
    expect(at(151)).toEqual(["medium"]);
    expect(at(300)).toEqual(["medium"]);
    expect(at(301)).toEqual(["high"]);
  });
});

describe("the rule on subscriptions", () => {
  const at = (monthly: number, others = 0) =>
    subscriptionRules(
      factsOf([
        ...spent("Subscrições", monthly, monthly, monthly, 0),
        ...spent("Lazer", others, others, others, 0),
      ]),
    );

  it("begins at 100 € a year", () => {
    expect(at(8_33)).toEqual([]);
    expect(at(8_34)).toMatchObject([{ monthly: 8_34, yearly: 100_08 }]);
  });

  it("is more than a detail from 5 % of the expenses on", () => {
    expect(at(10_00, 190_00)).toMatchObject([{ priority: "medium" }]);
    expect(at(10_00, 190_01)).toMatchObject([{ priority: "low" }]);
  });
});

describe("the rule on subscriptions that have ended", () => {
  it("is silent once none was paid for three months", () => {
    const found = (...amounts: readonly number[]) =>
      subscriptionRules(
        factsOf([...spent("Subscrições", ...amounts), ...spent("Lazer", ...amounts.map(() => 1))]),
      );
    expect(found(20_00, 20_00, 20_00, 20_00, 0, 0)).toHaveLength(1);
    expect(found(20_00, 20_00, 20_00, 0, 0, 0)).toEqual([]);
  });
});

describe("the rule on the largest variable category", () => {
  it("does not take a rare purchase for a habit", () => {
    const months = Array<number>(12).fill(30_00);
    const habits = [...spent("Lazer", ...months, 0), ...spent("Transportes", ...months, 0)];
    const car = { ...spent("Transportes", 9_500_00, 0)[0]!, description: "Carro usado" };
    const salary = earned("Salário", ...Array<number>(12).fill(1_800_00), 0);
    const found = trimRules(factsOf([...salary, ...habits, car]));
    expect(found).toEqual([]);
  });

  it("proposes a tenth less, and tells what that is worth in a year", () => {
    const facts = factsOf([
      ...spent("Habitação", 900_00),
      ...spent("Outros", 300_00),
      ...spent("Lazer", 200_00),
      ...spent("Compras", 100_00),
    ]);
    expect(trimRules(facts)).toEqual([
      {
        type: "trim-category",
        priority: "medium",
        category: "Lazer",
        monthly: 200_00,
        cut: 20_00,
        yearly: 240_00,
      },
    ]);
  });

  it("begins at a cut of 5 €", () => {
    expect(trimRules(factsOf(spent("Lazer", 49_94)))).toEqual([]);
    expect(trimRules(factsOf(spent("Lazer", 49_95)))).toMatchObject([{ cut: 5_00 }]);
    expect(trimRules(factsOf(spent("Habitação", 500_00)))).toEqual([]);
  });
});

describe("the rule on records", () => {
  const typesOf = (...records: Parameters<typeof factsOf>[0]) =>
    recordRules(factsOf(records)).map(({ type }) => type);

  it("asks for what there is nothing of", () => {
    expect(typesOf()).toEqual(["record-income", "record-expenses"]);
    expect(typesOf(...earned("Salário", 5))).toEqual(["record-expenses", "few-records"]);
    expect(typesOf(...spent("Lazer", 5))).toEqual(["record-income", "few-records"]);
  });

  it("takes fewer than ten records for few", () => {
    const many = (count: number) => [
      ...spent("Lazer", 1, 1, 1, 0),
      ...spent("Saúde", 1, 1, 1, 0),
      ...spent("Compras", ...Array.from({ length: count - 8 }, () => 1)),
    ];
    expect(typesOf(...many(9))).toContain("few-records");
    expect(typesOf(...many(10))).not.toContain("few-records");
  });

  it("asks what «Outros» is from a quarter of the expenses on", () => {
    const has = (others: number) =>
      typesOf(...spent("Outros", others), ...spent("Lazer", 75)).includes("vague-category");
    expect(has(24)).toBe(false);
    expect(has(25)).toBe(true);
    expect(typesOf(...earned("Outros", 100))).not.toContain("vague-category");
  });
});
