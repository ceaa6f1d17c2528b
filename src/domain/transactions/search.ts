import { foldText } from "../shared/fold-text.ts";
import { isAmong, searchedAmounts } from "./searched-amount.ts";
import type { Transaction } from "./transaction.ts";
import { monthNamed } from "../calendar/month-names.ts";
import type { CivilDate } from "../shared/civil-date.ts";

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

/** A part of a record's date that has to match, and the index at which it begins. */
type DatePart = { readonly part: string; readonly at: number };

/** `dezembro`, `dez.`, `dez/2024`. */
const NAMED = /^([a-z]{3,})\.?(?:[-/]((?:19|20|21)\d\d))?$/;

/** `2024`, `2024-12`, `2024-12-05`. */
const YEAR_FIRST = /^(?:19|20|21)\d\d(?:-\d\d(?:-\d\d)?)?$/;

/** `5/12`, `12/2024`. */
const SLASHED = /^(\d{1,2})\/(?:(\d{1,2})|((?:19|20|21)\d\d))$/;

/** `5/12/2024`, `5-12-2024`, `5.12.2024`. */
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20|21)\d\d)$/;

const two = (number: number | string): string => String(number).padStart(2, "0");

/** The days that a folded word matches: a year, a month of one or of every year, a day; null if none. */
function searchedDays(word: string): DatePart | null {
  if (YEAR_FIRST.test(word)) return { part: word, at: 0 };
  const [, name = "", inYear] = NAMED.exec(word) ?? [];
  const month = monthNamed(name);
  if (month !== null) return ofMonth(month, inYear);
  const [, first = "", second, year] = SLASHED.exec(word) ?? [];
  if (second !== undefined) return { part: `${two(second)}-${two(first)}`, at: MONTH_AT };
  if (year !== undefined) return ofMonth(first, year);
  const [whole, day = "", , numbered = "", ofYear = ""] = DAY_FIRST.exec(word) ?? [];
  return whole === undefined ? null : { part: `${ofYear}-${two(numbered)}-${two(day)}`, at: 0 };
}

/** The index of the month in a date. */
const MONTH_AT = 5;

const ofMonth = (month: number | string, year: string | undefined): DatePart =>
  year === undefined
    ? { part: two(month), at: MONTH_AT }
    : { part: `${year}-${two(month)}`, at: 0 };

const isOn = (date: CivilDate, days: DatePart | null): boolean =>
  days !== null && date.startsWith(days.part, days.at);
