import type { Review, ReviewLine } from "./review.ts";

const keyOf = ({ file, line, amount }: ReviewLine) => `${file} ${line} ${amount}`;

/** Copies the categories and divisions that the user chose in an earlier review of the same files. */
export function carryOver(before: Review, after: Review): Review {
  const decided = new Map(
    before.lines
      .filter(({ reason, parts }) => reason === null || parts !== null)
      .map((line) => [keyOf(line), line]),
  );
  return {
    ...after,
    lines: after.lines.map((line) => {
      const known = decided.get(keyOf(line));
      if (known === undefined) return line;
      const chosen = known.reason === null ? { category: known.category, reason: null } : {};
      return { ...line, ...chosen, parts: known.parts };
    }),
  };
}
