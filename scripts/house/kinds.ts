import { wordsOf, type Names } from "./names-in.ts";

/** The kinds of records by what they are called: several of them, and one. */
const KINDS = {
  transactions: "transaction",
  categories: "category",
  budgets: "budget",
  goals: "goal",
  rules: "rule",
  recurrences: "recurrence",
};

/** So many kinds make a list. */
const LIST = 4;

/** Whether a file lists the kinds side by side: the plural words of four, each a whole identifier or a whole text. */
export const listsKinds = ({ identifiers, strings }: Names): boolean =>
  Object.keys(KINDS).filter((kind) => identifiers.has(kind) || strings.has(kind)).length >= LIST;

/** How many of these files name a kind in an identifier: of the kind that fewest name, the most one has to make or touch. */
export function filesOfAKind(files: readonly Names[]): number {
  const words = files.map(({ identifiers }) => new Set([...identifiers].flatMap(wordsOf)));
  const naming = Object.entries(KINDS).map(
    (names) => words.filter((some) => names.some((name) => some.has(name))).length,
  );
  return Math.min(...naming);
}
