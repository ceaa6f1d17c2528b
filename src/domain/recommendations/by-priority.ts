import type { Priority } from "./recommendation.ts";

const RANK: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** Sorts by priority, the most urgent first; equal ones keep their order (prioridade on the wire). */
export const byPriority = <Item extends { readonly priority: Priority }>(
  items: readonly Item[],
): readonly Item[] => items.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]);
