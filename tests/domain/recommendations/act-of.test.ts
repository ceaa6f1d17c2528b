import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Goal } from "../../../src/domain/goals/goal.ts";
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
          const figure = figureOf(finding, null);
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

  const bike = {
    id: goalId("bike"),
    name: "Bicicleta",
    total: cents(900_00),
    current: cents(0),
    deadline: null,
    photoUrl: null,
  };
  const savingOf = (left: number, goals: readonly Goal[], spare: number | null = null) => {
    const records = [
      ...earned("Salário", 1000_00, 1000_00, 1000_00, 1000_00),
      ...spent("Habitação", ...Array<number>(4).fill(1000_00 - left)),
    ];
    const held = { belowZero: null, apart: cents(0), held: cents(0), unconfirmed: cents(0) };
    const atHand = spare === null ? null : { ...held, spare: cents(spare) };
    const facts = factsOf(records, goals, 6, { atHand });
    const saving = findings(facts).find(({ type }) => type.endsWith("-savings"));
    return saving && actOf(saving, facts);
  };

  it("gives what is left to the goal that is served first, else to a new one", () => {
    const given = { type: "put-aside", goal: "bike", amount: 300_00 };
    expect(savingOf(300_00, [bike])).toEqual(given);
    expect(savingOf(300_00, [])).toMatchObject({ type: "new-goal", isFund: false });
  });

  it("gives a goal no more than the accounts spare", () => {
    expect(savingOf(300_00, [bike], 120_00)).toMatchObject({ type: "put-aside", amount: 120_00 });
    expect(savingOf(300_00, [bike], 0)).toEqual({ type: "change-goal", goal: "bike" });
  });

  it("looks for a cut where more than what is left should be saved", () => {
    expect(savingOf(50_00, [bike])).toEqual({ type: "simulate" });
    expect(savingOf(150_00, [bike])).toEqual({ type: "simulate" });
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
