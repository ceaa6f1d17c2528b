import { MONTH_NAMES } from "../calendar/month-names.ts";
import { wordsOf, type Moved } from "../transactions/movement-words.ts";
import { cents, type Cents } from "../shared/cents.ts";
import { foldText } from "../shared/fold-text.ts";

/** The least number of months for expenses to be called rare. */
const LEAST_MONTHS = 6;

/** The most times that a rare expense occurs in those months. */
const MAX_RARE_TIMES = 2;

/** The smallest rare expense: in cents, and in percent of the normal income. */
const RARE_LEAST = cents(50_00);
const RARE_PERCENT = 5;

const MONTHS = new Set(MONTH_NAMES.map(foldText));

/**
 * The rare expenses: their category and words occur at most twice in all of the given months, for at least 50 € and 5 %
 * of the normal income; none in fewer than 6 months.
 */
export function rareAmong(
  expenses: readonly Moved[],
  income: Cents,
  months: number,
): readonly Moved[] {
  if (months < LEAST_MONTHS) return [];
  const large = expenses.filter(
    ({ amount }) => amount >= RARE_LEAST && amount * 100 >= income * RARE_PERCENT,
  );
  const keyOf = keyed();
  const categories = new Set(large.map(({ category }) => category));
  const counts = new Map<string, number>();
  for (const expense of expenses) {
    if (!categories.has(expense.category)) continue;
    const key = keyOf(expense);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return large.filter((expense) => (counts.get(keyOf(expense)) ?? 0) <= MAX_RARE_TIMES);
}

/** Returns the key of an expense; descriptions that differ only in numbers are read once. */
function keyed(): (expense: Moved) => string {
  const known = new Map<string, string>();
  return ({ category, description }) => {
    const text = (description ?? "").replace(/\d+/g, " ");
    const words = known.get(text) ?? withoutMonths(wordsOf({ description: text }));
    known.set(text, words);
    return `${category}\n${words}`;
  };
}

/** A rent that names its month is the same rent each month. */
const withoutMonths = (words: string): string =>
  words
    .split(" ")
    .filter((word) => !MONTHS.has(word))
    .join(" ");
