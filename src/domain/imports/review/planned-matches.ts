import { fulfilments } from "../../recurrences/fulfil.ts";
import type { Recurrence } from "../../recurrences/recurrence.ts";
import type { ReviewLine } from "./review.ts";

/** A line that may be a planned movement; it is taken for it if each is the other's only nearest. */
type PlannedLine = Pick<ReviewLine, "planned"> & Partial<Pick<ReviewLine, "category" | "reason">>;

/** New lines that may be planned movements; a line about which nothing else is known gets the plan's category. */
export function plannedMatches(
  lines: readonly ReviewLine[],
  recurrences: readonly Recurrence[],
): ReadonlyMap<ReviewLine, PlannedLine> {
  const movements = lines.map((line) => ({ ...line, description: line.original, line }));
  return new Map(
    [...fulfilments(movements, recurrences)].map(([{ line }, { occurrence, sure }]) => [
      line,
      {
        planned: { occurrence, taken: sure },
        ...(line.reason?.by === "unknown" && {
          category: occurrence.category,
          reason: { by: "planned" } as const,
        }),
      },
    ]),
  );
}
