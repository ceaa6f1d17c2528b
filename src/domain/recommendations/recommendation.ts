import type { Revision } from "../ledger/revision.ts";
import type { Act } from "./act.ts";
import type { NormalFigures } from "../normal-month/normal-figures.ts";
import { sum, type Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { FinancialSummary } from "./financial-summary.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";

export type RecommendationCategory = "saving" | "investment" | "income" | "goal";

export type Priority = "high" | "medium" | "low";

/** The main number of a piece of advice, and what it measures: `40,60 €`, `a menos por mês`. */
export type Figure = { readonly number: string; readonly of: string };

/**
 * A piece of advice, in words; `impact` states its possible effect (recomendacoes on the wire). Advice from our own
 * rules has a number if there is one, and an act; a provider's has neither.
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

/** A goal's amount of the next month, in cents, and when it is reached, in words. */
export type GoalProjection = {
  readonly goal: string;
  readonly time: string;
  readonly monthly: Cents;
  /** The month in which it starts, if that is later than the next one; else null. */
  readonly startsIn: YearMonth | null;
  /** The obstacle to it, as a sentence; null if there is none. */
  readonly note: string | null;
};

/** What all goals get of the next month, in cents. */
export const monthlyOf = (projections: readonly GoalProjection[]): Cents =>
  sum(projections.map(({ monthly }) => monthly));

/** The analysis of the user's figures (recomendacoes_ia on the wire). */
export type Analysis = {
  readonly text: string;
  readonly recommendations: readonly Recommendation[];
  readonly projections: readonly GoalProjection[];
};

/** The author of an analysis: our own rules, the AI provider, or our rules because the provider failed. */
export type AnalysisSource = "rules" | "provider" | "rules-after-failure";

/** The complete report on a period. */
export type RecommendationReport = {
  readonly period: RecommendationPeriod;
  readonly summary: FinancialSummary;
  /** The normal month that the analysis is based on; null if the report is older than that. */
  readonly normal: NormalFigures | null;
  readonly analysis: Analysis;
  readonly source: AnalysisSource;
  /** The ledger's revision that it was made from; null if the report is older than that. */
  readonly revision: Revision | null;
  /** When it was made, in Unix milliseconds. */
  readonly madeAt: number;
};
