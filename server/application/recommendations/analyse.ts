import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import type { Analysis } from "../../../src/domain/recommendations/recommendation.ts";

/**
 * Why there is no analysis: it took too long, the other side refused (with its status) or was not
 * reached, or what it answered is none.
 */
export type AnalysisFault =
  | { readonly type: "late" | "unreachable" | "unusable" }
  | { readonly type: "refused"; readonly status: number };

/** The rejection of an analyst that needs somebody else. */
export class NoAnalysis extends Error {
  readonly fault: AnalysisFault;

  constructor(fault: AnalysisFault) {
    super(`no analysis: ${fault.type}`);
    this.fault = fault;
  }
}

/** Looks for advice in somebody's figures; rejects with `NoAnalysis` if it cannot be had. */
export type Analyse = (facts: FinancialFacts) => Promise<Analysis>;
