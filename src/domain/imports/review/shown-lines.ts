import { fateOf, type Review, type ReviewLine } from "./review.ts";

/** The headings under which lines of a review are listed. */
export const SHOWN = ["all", "new", "unknown", "possible", "not-counted", "repeated"] as const;

export type Shown = (typeof SHOWN)[number];

/** Whether nothing is known about a line that will become a record. */
const isUnknown = (line: ReviewLine): boolean =>
  fateOf(line) === "new" && line.reason?.by === "unknown";

/** Whether a line is listed under a heading. */
export function isShown(line: ReviewLine, shown: Shown): boolean {
  switch (shown) {
    case "all":
      return true;
    case "unknown":
      return isUnknown(line);
    case "possible":
      return line.origin.is === "possible" || line.planned !== null;
    case "new":
    case "not-counted":
    case "repeated":
      return fateOf(line) === shown;
  }
}

/** The number of lines under each heading; a line may be under several. */
export function shownCounts({ lines }: Review): Readonly<Record<Shown, number>> {
  const counts = { all: 0, new: 0, unknown: 0, possible: 0, "not-counted": 0, repeated: 0 };
  for (const line of lines) {
    for (const shown of SHOWN) if (isShown(line, shown)) counts[shown] += 1;
  }
  return counts;
}
