import fc, { type Arbitrary } from "fast-check";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import { RECOMMENDATION_PERIODS } from "../../../src/domain/recommendations/recommendation-period.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { anyAmount, anyBalance } from "./cents.ts";
import { anyText } from "./text.ts";

/** Any answer on a period, whether or not its figures agree; the largest category comes first. */
export const anyRecommendationReport: Arbitrary<RecommendationReport> = fc.record({
  period: fc.constantFrom(...RECOMMENDATION_PERIODS),
  summary: fc.record({
    income: anyAmount,
    expenses: anyAmount,
    meanBalance: anyBalance,
    fixed: anyAmount,
    variable: anyAmount,
    byCategory: fc
      .uniqueArray(
        fc.record({ category: fc.constantFrom(...CATEGORIES.expense), amount: anyAmount }),
        { selector: ({ category }) => category },
      )
      .map((amounts) =>
        amounts.toSorted((a, b) => b.amount - a.amount || (a.category < b.category ? -1 : 1)),
      ),
  }),
  analysis: fc.record({
    text: anyText(400),
    recommendations: fc.array(
      fc.record({
        title: anyText(80),
        category: fc.constantFrom("saving", "investment", "income", "goal"),
        priority: fc.constantFrom("high", "medium", "low"),
        description: anyText(200),
        impact: fc.option(anyText(80)),
      }),
      { maxLength: 4 },
    ),
    projections: fc.array(fc.record({ goal: anyText(80), time: anyText(40), monthly: anyAmount }), {
      maxLength: 4,
    }),
  }),
  source: fc.constantFrom("rules", "provider", "rules-after-failure"),
});
