import { NoAnalysis, type Analyse } from "../../application/recommendations/analyse.ts";
import type { AiProvider } from "../../config.ts";
import type { Insistence } from "./ask-provider.ts";
import { figuresForProvider } from "./figures-for-provider.ts";
import { analysisFrom } from "./provider-answer.ts";
import { toldCategories } from "./told-categories.ts";

/** How long all tries together may take, in milliseconds: somebody is waiting. */
const PATIENCE = 20_000;

/** Not every provider knows schemas, so the second try asks in words alone. */
const TRIES: readonly Insistence[] = ["schema", "words"];

/** An OpenAI-compatible provider, asked twice at most; its packages are loaded with the first question. */
export const analyseByProvider =
  (provider: AiProvider, patience = PATIENCE): Analyse =>
  async (facts) => {
    const signal = AbortSignal.timeout(patience);
    const { askProvider, faultOf } = await import("./ask-provider.ts");
    const categories = toldCategories(facts);
    const figures = figuresForProvider(facts, categories);
    let last: unknown;
    for (const insistence of TRIES) {
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
