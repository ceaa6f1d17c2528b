import { wordsOf, type Names } from "./names-in.ts";

/** The kinds of records by their plural and singular words. */
const KINDS = {
  transactions: "transaction",
  categories: "category",
  budgets: "budget",
  goals: "goal",
  rules: "rule",
  recurrences: "recurrence",
};

/** This many kinds make a list. */
const LIST = 4;

/** Whether a file lists the kinds: the plural words of four, each a whole identifier or string. */
export const listsKinds = ({ identifiers, strings }: Names): boolean =>
  Object.keys(KINDS).filter((kind) => identifiers.has(kind) || strings.has(kind)).length >= LIST;

/**
 * Returns how many of these files name the kind that the fewest files name: the most files to create or change for a
 * new kind.
 */
export function filesOfAKind(files: readonly Names[]): number {
  const words = files.map(({ identifiers }) => new Set([...identifiers].flatMap(wordsOf)));
  const naming = Object.entries(KINDS).map(
    (names) => words.filter((some) => names.some((name) => some.has(name))).length,
  );
  return Math.min(...naming);
}
