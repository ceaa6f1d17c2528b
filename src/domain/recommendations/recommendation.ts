import type { Cents } from "../shared/cents.ts";
import type { FinancialSummary } from "./financial-summary.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";

export type RecommendationCategory = "saving" | "investment" | "income" | "goal";

export type Priority = "high" | "medium" | "low";

/** One piece of advice, in words; `impact` says what it may bring (recomendacoes on the wire). */
export type Recommendation = {
  readonly title: string;
  readonly category: RecommendationCategory;
  readonly priority: Priority;
  readonly description: string;
  readonly impact: string | null;
};

/** What to put aside a month for a goal, in cents, and when that reaches it, in words. */
export type GoalProjection = {
  readonly goal: string;
  readonly time: string;
  readonly monthly: Cents;
  /** What of it does not fit in what a month leaves, as a sentence; null where all does. */
  readonly note: string | null;
};

/** What was found in somebody's figures (recomendacoes_ia on the wire). */
export type Analysis = {
  readonly text: string;
  readonly recommendations: readonly Recommendation[];
  readonly projections: readonly GoalProjection[];
};

/** Who made an analysis: our own rules, the AI provider, or our rules because the provider failed. */
export type AnalysisSource = "rules" | "provider" | "rules-after-failure";

/** The whole answer for a period. */
export type RecommendationReport = {
  readonly period: RecommendationPeriod;
  readonly summary: FinancialSummary;
  readonly analysis: Analysis;
  readonly source: AnalysisSource;
  /** When it was made, in Unix milliseconds. */
  readonly madeAt: number;
};
