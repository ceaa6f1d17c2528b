import type { Priority, Recommendation } from "./recommendation.ts";

const RANK: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** The most urgent advice first; advice of one priority stays in its order (§3, prioridade). */
export const byPriority = (recommendations: readonly Recommendation[]): readonly Recommendation[] =>
  recommendations.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]);
