import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeRecommendations,
  encodePeriod,
  encodeRecommendations,
  recommendationRequestSchema,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import { RECOMMENDATION_PERIODS } from "../../../src/domain/recommendations/recommendation-period.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import { anyReport } from "../../support/arbitraries/recommendation.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

describe("the request of recommendations", () => {
  it.each(RECOMMENDATION_PERIODS)("is about %i months", (period) => {
    const sent = overTheWire(encodePeriod(period));
    expect(read(recommendationRequestSchema, sent)).toEqual({ periodo_meses: period });
  });

  it("is about no other number of months, and has no other field", () => {
    for (const periodo_meses of [1, 5, 48, 3.5, -3, "6", null])
      expect(refusals(recommendationRequestSchema, { periodo_meses })).toEqual({
        periodo_meses: "bad-period",
      });
    expect(refusals(recommendationRequestSchema, {})).toEqual({ periodo_meses: "required" });
    expect(refusals(recommendationRequestSchema, { periodo_meses: 3, plano: "premium" })).toEqual({
      plano: "unknown-field",
    });
  });
});

describe("the answer of recommendations", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const received = read(recommendationsSchema, overTheWire(encodeRecommendations(report)));
        expect(decodeRecommendations(received)).toEqual(report);
      }),
    );
  });

  it("may leave the estimated impact out, and nothing else", () => {
    const body = encodeRecommendations({
      period: 3,
      summary: {
        income: ZERO,
        expenses: ZERO,
        meanBalance: ZERO,
        totalOf: null,
        meanOf: null,
        fixed: ZERO,
        variable: ZERO,
        byCategory: [],
      },
      normal: null,
      analysis: { text: "", recommendations: [], projections: [] },
      source: "rules",
      revision: null,
      madeAt: 0,
    });
    const advice = { titulo: "a", categoria: "economia", prioridade: "alta", descricao: "b" };
    const withAdvice = (recommendation: object) => ({
      ...body,
      recomendacoes_ia: { ...body.recomendacoes_ia, recomendacoes: [recommendation] },
    });
    const received = decodeRecommendations(read(recommendationsSchema, withAdvice(advice)));
    expect(received.analysis.recommendations[0]?.impact).toBeNull();
    for (const field of Object.keys(advice)) {
      const { [field]: _, ...rest } = { ...advice } as Record<string, string>;
      expect(refusals(recommendationsSchema, withAdvice(rest))).not.toEqual({});
    }
    expect(refusals(recommendationsSchema, { ...body, origem: "sorte" })).toHaveProperty("origem");
  });
});
