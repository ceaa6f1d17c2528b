import { wordAnalysis } from "../../../src/text/findings/analysis-words.ts";
import type { Analyse } from "../../application/recommendations/analyse.ts";

/** Applies our own rules: offline, and deterministic. */
export const analyseByRules: Analyse = async (facts) => wordAnalysis(facts);
