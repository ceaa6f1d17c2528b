import { foldText } from "../shared/fold-text.ts";
import { isAmong, searchedAmounts } from "./searched-amount.ts";
import { isOn, searchedDays } from "./searched-days.ts";
import type { Transaction } from "./transaction.ts";

/** Whether a record matches a search; its category and description are given folded. */
type Searched = (record: Transaction, text: string) => boolean;

/** The words that may precede a month or year, as in `jantar em dezembro de 2024`. */
const LINKS: ReadonlySet<string> = new Set(["de", "do", "da", "em"]);

/**
 * Reads a search; null if it is empty. Each of its words, in any order, has to occur in category or description, or to
 * be the record's amount, day, month or year. The name of a month has to begin a word there, since it may occur within
 * others by chance.
 */
export function readSearch(search: string): Searched | null {
  const terms = wordsOf(foldText(search)).map((written) => {
    const days = searchedDays(written);
    const word = days === null ? written : written.replace(/\.$/, "");
    return {
      word,
      days,
      named: days !== null && /^[a-z]+$/.test(word),
      amounts: searchedAmounts(word),
    };
  });
  const meant = terms.filter(
    ({ word }, at) => !(LINKS.has(word) && (terms[at - 1]?.days ?? terms[at + 1]?.days)),
  );
  if (meant.length === 0) return null;
  // An amount may be written with spaces in it: `1 234,56 €`.
  const whole = meant.length > 1 ? searchedAmounts(search) : null;
  return (record, text) =>
    isAmong(record.amount, whole) ||
    meant.every(
      ({ word, days, named, amounts }) =>
        isOn(record.date, days) ||
        (named ? beginsAWord(text, word) : text.includes(word)) ||
        isAmong(record.amount, amounts),
    );
}

/** The words of a search; a sign and its amount are one word, and a sign without an amount is none. */
const wordsOf = (search: string): readonly string[] =>
  search
    .replace(/\s+€/g, "€")
    .replace(/([<>]=?|[≤≥])\s+/g, "$1")
    .split(/\s+/)
    .filter((word) => !/^(?:[<>]=?|[≤≥]|)$/.test(word));

const LETTER = /[a-z\d]/;

function beginsAWord(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at > 0 && LETTER.test(text[at - 1] ?? "")) at = text.indexOf(word, at + 1);
  return at !== -1;
}
