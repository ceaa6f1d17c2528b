import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actOf } from "../../../src/domain/recommendations/act-of.ts";
import { findings } from "../../../src/domain/recommendations/findings.ts";
import { daysOfPeriod } from "../../../src/domain/reports/report-period.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId, goalId } from "../../../src/domain/shared/ids.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { figureOf } from "../../../src/text/findings/figure-words.ts";
import { anyFactsInput } from "../../support/arbitraries/financial-facts.ts";
import { earned, factsFrom, factsOf, spent, TODAY } from "../../support/facts.ts";

const anyFacts = anyFactsInput.map(factsFrom);

describe("what can be done about a finding", () => {
  it("names a goal that is there, and amounts above zero", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const finding of findings(facts)) {
          const act = actOf(finding, facts);
          const amounts = ["amount", "limit"].flatMap((key) =>
            key in act ? [act[key as keyof typeof act]] : [],
          );
          expect(amounts.every((amount) => Number(amount) > 0)).toBe(true);
          const meant = "goal" in act ? [act.goal] : [];
          expect(facts.goals.map(({ id }) => id)).toEqual(expect.arrayContaining(meant));
        }
      }),
    );
  });

  it("leads to records of the period, whose days are in order", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { from, to } = daysOfPeriod(`${facts.period}`, facts.today);
        for (const finding of findings(facts)) {
          const act = actOf(finding, facts);
          if (act.type !== "look") continue;
          expect(act.from >= from && act.from <= act.to && act.to <= to).toBe(true);
        }
      }),
    );
  });

  it("has a number where the finding has an amount above zero", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const finding of findings(facts)) {
          const figure = figureOf(finding);
          if (figure === null)
            expect(["record-income", "record-expenses", "first-goal"]).toContain(finding.type);
          else expect(figure.number).toMatch(/\S/);
        }
      }),
    );
  });

  it("limits the category that is to be trimmed to what is left of it", () => {
    const facts = factsOf([
      ...earned("Salário", 1000_00, 1000_00, 1000_00, 1000_00),
      ...spent("Lazer", 100_00, 100_00, 100_00, 100_00),
    ]);
    const trim = findings(facts).find(({ type }) => type === "trim-category");
    expect(trim && actOf(trim, facts)).toEqual({ type: "limit", category: "Lazer", limit: 90_00 });
  });

  it("gives what is left to the goal that is served first, else to a new one", () => {
    const records = [
      ...earned("Salário", 1000_00, 1000_00, 1000_00, 1000_00),
      ...spent("Habitação", 950_00, 950_00, 950_00, 950_00),
    ];
    const bike = {
      id: goalId("bike"),
      name: "Bicicleta",
      total: cents(900_00),
      current: cents(0),
      deadline: null,
      photoUrl: null,
    };
    const savingIn = (facts: ReturnType<typeof factsOf>) => {
      const low = findings(facts).find(({ type }) => type === "low-savings");
      return low && actOf(low, facts);
    };
    expect(savingIn(factsOf(records, [bike]))).toEqual({
      type: "put-aside",
      goal: "bike",
      amount: 50_00,
    });
    expect(savingIn(factsOf(records))).toMatchObject({ type: "new-goal", isFund: false });
  });
});

describe("praise", () => {
  it("is not given for a month of which a budget was exceeded", () => {
    const records = [
      ...earned("Salário", 1000_00, 1000_00, 1000_00, 1000_00, 1000_00),
      ...spent("Lazer", 400_00, 400_00, 400_00, 400_00, 0),
      ...spent("Saúde", 300_00, 250_00, 350_00, 120_00, 0),
    ];
    const praised = (limit: number, cameBack = 0) =>
      findings(
        factsOf(records, [], 6, {
          budgets: [
            {
              id: budgetId("fun"),
              category: "Lazer",
              limit: cents(limit),
              month: addMonths(monthOf(TODAY), -1),
              repeats: false,
            },
          ],
          refundedIn: () => new Map([["Lazer", cents(cameBack)]]),
        }),
      )
        .map(({ type }) => type)
        .filter((type) => type === "spending-progress" || type === "falling-category");
    expect(praised(400_00).toSorted()).toEqual(["falling-category", "spending-progress"]);
    expect(praised(399_99)).toEqual([]);
    expect(praised(399_99, 1)).not.toEqual([]);
  });
});
