import { NoAnalysis, type Analyse } from "../../application/recommendations/analyse.ts";
import type { AiProvider } from "../../config.ts";
import type { Insistence } from "./ask-provider.ts";
import { figuresForProvider } from "./figures-for-provider.ts";
import { analysisFrom } from "./provider-answer.ts";
import { toldCategories } from "./told-categories.ts";

/** The timeout of all attempts together: a user is waiting. */
const ANALYSIS_TIMEOUT_MS = 20_000;

/** Not every provider supports schemas, so the second attempt asks in words only. */
const ATTEMPTS: readonly Insistence[] = ["schema", "words"];

/** Asks an OpenAI-compatible provider, twice at most; its packages are loaded with the first request. */
export const analyseByProvider =
  (provider: AiProvider, patience = ANALYSIS_TIMEOUT_MS): Analyse =>
  async (facts) => {
    const signal = AbortSignal.timeout(patience);
    const { askProvider, faultOf } = await import("./ask-provider.ts");
    const categories = toldCategories(facts);
    const figures = figuresForProvider(facts, categories);
    let last: unknown;
    for (const insistence of ATTEMPTS) {
      try {
        const answer = await askProvider(provider, figures, insistence, signal);
        return analysisFrom(answer, facts, categories);
      } catch (error) {
        last = error;
      }
      if (signal.aborted) throw new NoAnalysis({ type: "late" });
    }
    throw new NoAnalysis(faultOf(last));
  };
