import type { Act } from "./act.ts";
import type { NormalFigures } from "../normal-month/normal-figures.ts";
import type { Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { FinancialSummary } from "./financial-summary.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";

export type RecommendationCategory = "saving" | "investment" | "income" | "goal";

export type Priority = "high" | "medium" | "low";

/** The one number of a piece of advice, and what it is of: `40,60 €`, `a menos por mês`. */
export type Figure = { readonly number: string; readonly of: string };

/**
 * One piece of advice, in words; `impact` says what it may bring (recomendacoes on the wire). What our own rules find has a
 * number where there is one, and an act; a provider's advice has neither.
 */
export type Recommendation = {
  readonly title: string;
  readonly category: RecommendationCategory;
  readonly priority: Priority;
  readonly description: string;
  readonly impact: string | null;
  readonly figure: Figure | null;
  readonly act: Act | null;
};

/** The amount of the next month for a goal, in cents, and when it is reached, in words. */
export type GoalProjection = {
  readonly goal: string;
  readonly time: string;
  readonly monthly: Cents;
  /** With which month it begins, where that is not the next one; null where it is, or none does. */
  readonly startsIn: YearMonth | null;
  /** The obstacle in its way, as a sentence; null where nothing does. */
  readonly note: string | null;
};

/** The analysis of somebody's figures (recomendacoes_ia on the wire). */
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
  /** The normal month that the analysis rests on; null where it was made before there was one. */
  readonly normal: NormalFigures | null;
  readonly analysis: Analysis;
  readonly source: AnalysisSource;
  /** When it was made, in Unix milliseconds. */
  readonly madeAt: number;
};
