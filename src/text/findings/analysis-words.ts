import type { FinancialFacts } from "../../domain/recommendations/financial-facts.ts";
import { findings } from "../../domain/recommendations/findings.ts";
import type { Analysis } from "../../domain/recommendations/recommendation.ts";
import { recommendationOf } from "./finding-words.ts";
import { overviewWords } from "./overview-words.ts";
import { projectionOf } from "./projection-words.ts";

/** The findings of our own rules, in words (recomendacoes_ia on the wire). */
export function wordAnalysis(facts: FinancialFacts): Analysis {
  const found = findings(facts);
  return {
    text: overviewWords(facts, found),
    recommendations: found.map((finding) => recommendationOf(finding, facts)),
    projections: facts.plan.map((planned) => projectionOf(planned, facts.today)),
  };
}
