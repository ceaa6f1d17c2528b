import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf } from "../../src/domain/normal-month/normal-figures.ts";
import { monthlyOf } from "../../src/domain/recommendations/recommendation.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";
import { wordAnalysis } from "../../src/text/findings/analysis-words.ts";
import { recommendationsTexts } from "../../src/text/recommendations/recommendations-screen.ts";
import { simulatorTexts } from "../../src/text/simulation/simulator.ts";
import { factsFrom, recordOn } from "../support/facts.ts";
import { goalWith } from "../support/goals.ts";

const TODAY = civilDate(2026, 11, 20);

type Life = {
  readonly before: number;
  readonly since: number;
  readonly spent: number;
  readonly isSaving: boolean;
};

/** A year in which an income was one until July, and is another one since August. */
function recordsOf({ before, since, spent }: Life): readonly Transaction[] {
  return Array.from({ length: 13 }, (_, ago) => addMonths(monthOf(TODAY), -ago)).flatMap(
    (month) => {
      const { from } = daysOf(month);
      const income = month < "2026-08" ? before : since;
      return [
        recordOn(from, "income", "Salário", income),
        ...["Habitação", "Lazer", "Compras", "Crédito"].map((category) =>
          recordOn(from, "expense", category, Math.round(spent / 4)),
        ),
      ];
    },
  );
}

/** All that is told about a life's normal month. */
function toldOf(life: Life): readonly string[] {
  const goals = life.isSaving
    ? [goalWith({ name: "Fundo de emergência", total: cents(9_000_00), current: cents(1_000_00) })]
    : [];
  const facts = factsFrom({ today: TODAY, period: 6, records: recordsOf(life), goals });
  const figures = figuresOf(facts.normal);
  const { text, recommendations, projections } = wordAnalysis(facts);
  return [
    text,
    ...recommendations.flatMap(({ title, description, impact, figure }) => [
      title,
      description,
      impact ?? "",
      figure?.of ?? "",
    ]),
    recommendationsTexts.planned(monthlyOf(projections), figures),
    simulatorTexts.basis(figures),
  ];
}

const anySpending = fc.record({
  spent: fc.integer({ min: 100_00, max: 2_000_00 }),
  isSaving: fc.boolean(),
});

describe("what is told of a normal month", () => {
  it("says since when it is another one, wherever it is told", () => {
    fc.assert(
      fc.property(anySpending, (spending) => {
        const told = toldOf({ before: 1450_00, since: 940_00, ...spending });
        for (const sentence of told) expect(sentence).not.toMatch(/mês normal(?!, desde agosto)/i);
        expect(told.filter((sentence) => sentence.includes("desde agosto")).length).toBeGreaterThan(
          2,
        );
      }),
    );
  });

  it("says nothing of the kind where it is the same as ever", () => {
    fc.assert(
      fc.property(anySpending, (spending) => {
        const told = toldOf({ before: 1450_00, since: 1450_00, ...spending });
        expect(told.join(" ")).not.toContain("desde");
        expect(told.join(" ")).toContain("um mês normal");
      }),
    );
  });
});
