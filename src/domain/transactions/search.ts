import { foldText } from "../shared/fold-text.ts";
import { isAmong, searchedAmounts } from "./searched-amount.ts";
import type { Transaction } from "./transaction.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { DAY_IN_WORDS } from "../calendar/day-in-words.ts";
import { monthNamed } from "../calendar/month-names.ts";

/** Whether a record matches a search; its category and description are given folded. */
type Searched = (record: Transaction, text: string) => boolean;

/** The words that may precede a day, month or year, as in `jantar em dezembro de 2024`. */
const LINKS: ReadonlySet<string> = new Set(["de", "do", "da", "dia", "em"]);

/** What a search has to find of a record: in its texts, or as its day, month, year or amount. */
type Term = {
  readonly word: string;
  readonly days: DatePart | null;
  readonly amounts: ReturnType<typeof searchedAmounts>;
  readonly isInText: (text: string, date: CivilDate) => boolean;
};

/**
 * Reads a search; null if it is empty. Each of its words, in any order, has to occur in category or description, or to
 * be the record's amount, day, month or year. The name of a month has to begin a word there, since it may occur within
 * others by chance. A day in words is one word: in `5 de novembro` there is no amount of 5.
 */
export function readSearch(search: string): Searched | null {
  const terms = wordsOf(foldText(search)).map(
    (word, at, words) => dayInWords(word) ?? yearAfter(words[at - 1], word) ?? termOf(word),
  );
  const meant = terms.filter(
    ({ word }, at) => !(LINKS.has(word) && (terms[at - 1]?.days ?? terms[at + 1]?.days)),
  );
  if (meant.length === 0) return null;
  // An amount may be written with spaces in it: `1 234,56 €`.
  const whole = meant.length > 1 ? searchedAmounts(search) : null;
  return (record, text) =>
    isAmong(record.amount, whole) ||
    meant.every(
      ({ days, amounts, isInText }) =>
        isOn(record.date, days) || isInText(text, record.date) || isAmong(record.amount, amounts),
    );
}

function termOf(written: string): Term {
  const days = searchedDays(written);
  const word = days === null ? written : written.replace(/\.$/, "");
  const isNamed = days !== null && /^[a-z]+$/.test(word);
  return {
    word,
    days,
    amounts: searchedAmounts(word),
    isInText: (text) => (isNamed ? beginsAWord(text, word) : text.includes(word)),
  };
}

/** The words of a search; a sign and its amount are one word, and a sign without an amount is none. */
const wordsOf = (search: string): readonly string[] =>
  withDays(
    search
      .replace(/\s+€/g, "€")
      .replace(/([<>]=?|[≤≥])\s+/g, "$1")
      .split(/\s+/)
      .filter((word) => !/^(?:[<>]=?|[≤≥]|)$/.test(word)),
  );

/** The most words of a day: `5 de novembro de 2026`. */
const MAX_DAY_WORDS = 5;

/** Joins the words of each day to one. */
function withDays(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = MAX_DAY_WORDS;
    while (count > 1 && dayInWords(words.slice(at, at + count).join(" ")) === null) count -= 1;
    joined.push(words.slice(at, at + count).join(" "));
    at += count;
  }
  return joined;
}

const WHOLE_DAY = new RegExp(`^${DAY_IN_WORDS.source}$`);

/** The term of a day in words, which may also be in a text, as in `Rua 5 de Outubro`; null if it is none. */
function dayInWords(word: string): Term | null {
  const [, day = "", name = "", year = ""] = WHOLE_DAY.exec(word) ?? [];
  const month = monthNamed(name);
  // After a space, two digits may be an amount as well.
  const isYear = year === "" || /^(?:19|20|21)\d\d$/.test(year) || !word.includes(" ");
  if (month === null || Number(day) < 1 || Number(day) > 31 || !isYear) return null;
  return {
    word,
    days: ofDay(day, month, year),
    amounts: null,
    isInText: (text, date) =>
      beginsAWord(text, day) &&
      beginsAWord(text, name) &&
      (date.startsWith(year) || beginsAWord(text, year)),
  };
}

/** The term of two digits after a day in words, which may be its year; null for any other word. */
function yearAfter(before: string | undefined, word: string): Term | null {
  if (before === undefined || !/^\d\d$/.test(word) || dayInWords(before) === null) return null;
  return { ...termOf(word), days: { part: word, at: CENTURY_LENGTH } };
}

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

/** `5/12/2024`, `5-12-24`, `5.12.2024`. */
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20|21)?\d\d)$/;

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
  return whole === undefined ? null : ofDay(day, numbered, ofYear);
}

/** The index of the month in a date, and the number of the digits before the last two of a year. */
const MONTH_AT = 5;
const CENTURY_LENGTH = 2;

/** A day, of each year if that is empty, of each century if it has two digits. */
const ofDay = (day: string, month: number | string, year: string): DatePart => {
  const part = `${two(month)}-${two(day)}`;
  return year === ""
    ? { part, at: MONTH_AT }
    : { part: `${year}-${part}`, at: MONTH_AT - 1 - year.length };
};

const ofMonth = (month: number | string, year: string | undefined): DatePart =>
  year === undefined
    ? { part: two(month), at: MONTH_AT }
    : { part: `${year}-${two(month)}`, at: 0 };

const isOn = (date: CivilDate, days: DatePart | null): boolean =>
  days !== null && date.startsWith(days.part, days.at);
