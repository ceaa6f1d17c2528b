import type { RecommendationReport } from "./recommendation.ts";

/** The one of two reports that was made later; null where there is neither. */
export const newestReport = (
  left: RecommendationReport | null,
  right: RecommendationReport | null,
): RecommendationReport | null =>
  left === null || right === null ? (left ?? right) : left.madeAt > right.madeAt ? left : right;
