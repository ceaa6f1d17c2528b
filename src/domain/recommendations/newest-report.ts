import type { RecommendationReport } from "./recommendation.ts";

/** The later of two reports; null if there is neither. */
export const newestReport = (
  left: RecommendationReport | null,
  right: RecommendationReport | null,
): RecommendationReport | null =>
  left === null || right === null ? (left ?? right) : left.madeAt > right.madeAt ? left : right;
