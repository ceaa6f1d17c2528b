import { readableText } from "../guessing/readable-text.ts";
import type { Cents } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import { plainWords } from "../shared/plain-words.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Book } from "./book.ts";
import type { Row } from "./row.ts";

/** An entry as it was made last: category, amount in cents and description. */
export type KnownEntry = {
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
  /** Its description in readable form, through `wordsIn`; empty if it has none, and then its category identifies it. */
  readonly words: string;
  /** How often it was made in the newest three months. */
  readonly lately: number;
};

/** The number of rows after which no earlier month is searched; also the most rows that are searched in a month. */
export const MAX_SEARCHED_ROWS = 10_000;

/** The number of newest months in which an entry counts as recent. */
const LATE_MONTHS = 3;

/** The words that identify a text: without case, accents and punctuation, and without bare numbers. */
export function wordsIn(text: string): string {
  const words = plainWords(text);
  const named = words.filter((word) => /\D/.test(word));
  return (named.length > 0 ? named : words).join(" ");
}

type Known = Readonly<Record<TransactionKind, readonly KnownEntry[]>>;

const known = new WeakMap<Book["months"], Known>();

/** The entries of a kind in a book, each as it was made last; the newest first. */
export function knownEntries({ months }: Pick<Book, "months">, kind: TransactionKind) {
  const found = known.get(months) ?? joined(months);
  known.set(months, found);
  return found[kind];
}

type InMonth = { readonly newest: Row; readonly words: string; readonly count: number };

// A cache: another book shares most months with this one.
const readMonths = new WeakMap<readonly Row[], ReadonlyMap<string, InMonth>>();

/** The distinct entries of a month, newest first, by their words. */
function entriesIn(rows: readonly Row[]): ReadonlyMap<string, InMonth> {
  const found = readMonths.get(rows);
  if (found !== undefined) return found;
  const entries = new Map<string, InMonth>();
  const wordsOf = new Map<string, string>();
  for (const row of rows.slice(0, MAX_SEARCHED_ROWS)) {
    const text = row.description ?? "";
    const words = wordsOf.get(text) ?? wordsIn(readableText(text));
    wordsOf.set(text, words);
    const key = words === "" ? `${row.kind}  ${row.category}` : `${row.kind} ${words}`;
    const { newest, count } = entries.get(key) ?? { newest: row, count: 0 };
    entries.set(key, { newest, words, count: count + 1 });
  }
  readMonths.set(rows, entries);
  return entries;
}

function joined(months: Book["months"]): Known {
  const entries = new Map<string, InMonth>();
  let looked = 0;
  const newestFirst = [...months].toSorted(([left], [right]) => compareText(right, left));
  for (const [place, [, { rows }]] of newestFirst.entries()) {
    if (looked >= MAX_SEARCHED_ROWS) break;
    looked += rows.length;
    for (const [key, { newest, words, count }] of entriesIn(rows)) {
      const before = entries.get(key) ?? { newest, words, count: 0 };
      const more = place < LATE_MONTHS ? count : 0;
      entries.set(key, { ...before, count: before.count + more });
    }
  }
  const all = { income: [] as KnownEntry[], expense: [] as KnownEntry[] };
  for (const { newest, words, count } of entries.values()) {
    const { kind, category, amount, description } = newest;
    all[kind].push({ category, amount, description, words, lately: count });
  }
  return all;
}
