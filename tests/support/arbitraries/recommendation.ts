import fc, { type Arbitrary } from "fast-check";
import type { NormalFigures } from "../../../src/domain/normal-month/normal-figures.ts";
import type { FinancialSummary } from "../../../src/domain/recommendations/financial-summary.ts";
import { financialSummary } from "../../../src/domain/recommendations/financial-summary.ts";
import { RECOMMENDATION_PERIODS } from "../../../src/domain/recommendations/recommendation-period.ts";
import type {
  GoalProjection,
  Recommendation,
  RecommendationReport,
} from "../../../src/domain/recommendations/recommendation.ts";
import type { Act } from "../../../src/domain/recommendations/act.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyAmount, anyBalance } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyText } from "./text.ts";
import { transactionsOf } from "./transaction.ts";
import { OWN_EXPENSES } from "../categories.ts";

const anyKind = fc.constantFrom("income", "expense");
const anyGoalId = anyText(30).map(goalId);

const anyAct: Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constant("look"),
    kind: fc.option(anyKind),
    category: fc.option(anyText(30)),
    from: anyCivilDate(),
    to: anyCivilDate(),
  }),
  fc.record({ type: fc.constant("limit"), category: anyText(30), limit: anyAmount }),
  fc.record({ type: fc.constant("new-goal"), isFund: fc.boolean(), total: fc.option(anyAmount) }),
  fc.record({ type: fc.constant("put-aside"), goal: anyGoalId, amount: anyAmount }),
  fc.record({ type: fc.constant("change-goal"), goal: anyGoalId }),
  fc.record({ type: fc.constant("record"), kind: anyKind }),
  fc.record({ type: fc.constant("simulate") }),
);

/** Any piece of advice. */
export const anyRecommendation: Arbitrary<Recommendation> = fc.record<Recommendation>({
  title: anyText(80),
  category: fc.constantFrom("saving", "investment", "income", "goal"),
  priority: fc.constantFrom("high", "medium", "low"),
  description: anyText(200),
  impact: fc.option(anyText(80)),
  figure: fc.option(fc.record({ number: anyText(20), of: anyText(40) })),
  act: fc.option(anyAct),
});

const anyMonth = anyCivilDate().map(monthOf);

const anyFigures: Arbitrary<NormalFigures> = fc.record<NormalFigures>({
  from: anyMonth,
  to: anyMonth,
  income: anyAmount,
  expenses: anyAmount,
  extra: anyAmount,
  extraMonths: fc.option(fc.integer({ min: 1, max: 12 })),
  countedExtra: anyAmount,
  surplus: anyBalance,
  since: fc.option(anyMonth),
});

const anyProjection: Arbitrary<GoalProjection> = fc.record<GoalProjection>({
  goal: anyText(80),
  time: anyText(40),
  monthly: anyAmount,
  startsIn: fc.option(anyMonth),
  note: fc.option(anyText(80)),
});

/** The summary of any records. */
export const anySummary: Arbitrary<FinancialSummary> = transactionsOf().map((transactions) => {
  const months = [...new Set(transactions.map(({ date }) => monthOf(date)))];
  return financialSummary(transactions, months, months.slice(1), OWN_EXPENSES);
});

/** Any report, whether or not the advice fits the figures. */
export const anyReport: Arbitrary<RecommendationReport> = fc.record<RecommendationReport>({
  period: fc.constantFrom(...RECOMMENDATION_PERIODS),
  summary: anySummary,
  normal: fc.option(anyFigures),
  analysis: fc.record({
    text: anyText(200),
    recommendations: fc.array(anyRecommendation, { maxLength: 4 }),
    projections: fc.array(anyProjection, { maxLength: 3 }),
  }),
  source: fc.constantFrom("rules", "provider", "rules-after-failure"),
  revision: fc.option(fc.nat()),
  madeAt: fc.integer({ min: 0, max: Date.UTC(2199, 11, 31) }),
});
