import type { Recommendation } from "../../domain/recommendations/recommendation.ts";

/** The texts of a finding. */
export type FindingWords = Pick<Recommendation, "title" | "description" | "impact">;
