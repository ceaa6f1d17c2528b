import type { LineOrigin, Review, ReviewLine } from "./review.ts";

const keyOf = ({ file, line, amount }: ReviewLine) => `${file} ${line} ${amount}`;

/**
 * Copies the decisions of an earlier review to a later one, in which its files have the same places: categories,
 * divisions, and what does or does not count. What was shown beside a line stays as it was, as long as it is the same.
 */
export function carryOver(before: Review, after: Review): Review {
  const known = new Map(before.lines.map((line) => [keyOf(line), line]));
  return {
    ...after,
    lines: after.lines.map((line) => {
      const earlier = known.get(keyOf(line));
      return earlier === undefined ? line : decidedAs(earlier, line);
    }),
  };
}

function decidedAs(earlier: ReviewLine, line: ReviewLine): ReviewLine {
  const by = earlier.reason?.by ?? null;
  const isChosen = by === null || by === "choice" || by === "named";
  // The user has turned it over, whatever was proposed.
  const isTurned = earlier.counted !== (earlier.leftOut === null);
  const origin = originAs(earlier.origin, line.origin);
  const planned = plannedAs(earlier.planned, line.planned);
  const carried: Partial<ReviewLine> = {
    ...(isChosen && { category: earlier.category, reason: earlier.reason }),
    ...(isTurned && { counted: earlier.counted }),
    ...(origin !== null && { origin }),
    ...(planned !== null && { planned }),
    ...(earlier.parts !== null && { parts: earlier.parts }),
  };
  return Object.keys(carried).length === 0 ? line : { ...line, ...carried };
}

/** The origin with what was decided about the same one before; null if there is nothing. */
function originAs(earlier: LineOrigin, now: LineOrigin): LineOrigin | null {
  if (earlier.is === "possible" && now.is === "possible" && earlier.match.id === now.match.id)
    return { ...now, same: earlier.same };
  const wasRestored = earlier.is === "repeated" && earlier.restored;
  return wasRestored && now.is === "repeated" && now.removed ? { ...now, restored: true } : null;
}

/** The planned movement as it was decided about before; null if it is another one, or none. */
function plannedAs(
  earlier: ReviewLine["planned"],
  now: ReviewLine["planned"],
): ReviewLine["planned"] {
  if (earlier === null || now === null) return null;
  const isSame =
    earlier.occurrence.recurrenceId === now.occurrence.recurrenceId &&
    earlier.occurrence.day === now.occurrence.day;
  return isSame ? { ...now, taken: earlier.taken } : null;
}
