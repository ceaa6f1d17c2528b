import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import type { Analysis } from "../../../src/domain/recommendations/recommendation.ts";

/**
 * Why there is no analysis: a timeout, a refusal of the provider (with its status), no connection, or an invalid
 * answer.
 */
export type AnalysisFault =
  | { readonly type: "late" | "unreachable" | "unusable" }
  | { readonly type: "refused"; readonly status: number };

/** Rejects the analysis of a remote provider. */
export class NoAnalysis extends Error {
  readonly fault: AnalysisFault;

  constructor(fault: AnalysisFault) {
    super(`no analysis: ${fault.type}`);
    this.fault = fault;
  }
}

/** Analyses a user's figures for advice; rejects with `NoAnalysis` if it fails. */
export type Analyse = (facts: FinancialFacts) => Promise<Analysis>;
