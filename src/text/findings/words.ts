import type { Recommendation } from "../../domain/recommendations/recommendation.ts";

/** What is written about a finding. */
export type FindingWords = Pick<Recommendation, "title" | "description" | "impact">;
