import type { AheadFinding } from "../../domain/recommendations/finding.ts";
import { belowZeroWords, remedyWords } from "../forecast/below-zero.ts";
import type { FindingWords } from "./words.ts";

/** The days below zero and their remedy, in words. */
export function aheadWords(finding: AheadFinding): FindingWords {
  const { title, message } =
    finding.type === "below-zero" ? belowZeroWords(finding) : remedyWords(finding.remedy);
  return { title, description: message, impact: null };
}
