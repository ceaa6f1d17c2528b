import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actOf } from "../../../../src/domain/recommendations/act-of.ts";
import { findings } from "../../../../src/domain/recommendations/findings.ts";
import { wordAnalysis } from "../../../../src/text/findings/analysis-words.ts";
import { anyFactsInput } from "../../../support/arbitraries/financial-facts.ts";
import { factsFrom } from "../../../support/facts.ts";
import { runs } from "../../../support/runs.ts";

const PRAISE =
  /Parabéns|Dê destino|bom caminho|bom hábito|Continue assim|reserva sólida|Boa redução/;

const anyFacts = anyFactsInput.map(factsFrom);

describe("advice over any life", () => {
  it("has nobody put aside now what the accounts do not spare, or without a balance the month does not leave", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { atHand, normal } = facts;
        const most = atHand === null ? normal.surplus : atHand.spare;
        const found = findings(facts);
        const now = found.flatMap((finding) => {
          const act = actOf(finding, facts);
          if (act.type === "put-aside") return [act.amount];
          if (finding.type === "spending-progress" && finding.isThere) return [finding.saved];
          if (finding.type === "goal-out-of-reach" && finding.isThere) return [finding.missing];
          return [];
        });
        expect(now.filter((amount) => amount > most)).toEqual([]);
        const monthly = found.flatMap((one) => (one.type === "outlier" ? (one.aside ?? []) : []));
        expect(monthly.filter((amount) => amount > normal.surplus)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it("begins with the days below zero and their remedy, and then praises nothing", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const found = findings(facts).map(({ type }) => type);
        if (facts.atHand === null || facts.atHand.belowZero === null) {
          expect(found).not.toContain("below-zero");
          return;
        }
        expect(found.slice(0, 2)).toEqual(["below-zero", "below-zero-remedy"]);
        const { text, recommendations } = wordAnalysis(facts);
        const page = [text, ...recommendations.flatMap((one) => [one.title, one.description])];
        expect(page.filter((sentence) => PRAISE.test(sentence))).toEqual([]);
        expect(recommendations.map(({ act }) => act?.type)).not.toContain("put-aside");
      }),
      { numRuns: runs(300) },
    );
  });

  it("tells nobody to begin a fund who holds three months of expenses", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { atHand, reserve } = facts;
        fc.pre(atHand !== null && reserve.least > 0 && atHand.held >= reserve.least);
        for (const finding of findings(facts)) {
          expect(["fund-missing", "fund-short"]).not.toContain(finding.type);
          if (finding.type === "strong-savings") expect(finding.use).not.toBe("fund");
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
