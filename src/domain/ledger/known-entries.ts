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
  /** Its description, as it is best read, in `wordsIn`; empty where it has none, and its category is all that it is known by. */
  readonly words: string;
  /** How often it was made in the newest three months. */
  readonly lately: number;
};

/** Months are looked at, newest first, until they had so many rows; of a month at most so many. */
export const ROWS_LOOKED_AT = 10_000;

/** In how many months an entry is counted as one of late. */
const LATE_MONTHS = 3;

/** The words of a text by which it is known again: whatever its case, accents and signs, and without bare numbers. */
export function wordsIn(text: string): string {
  const words = plainWords(text);
  const named = words.filter((word) => /\D/.test(word));
  return (named.length > 0 ? named : words).join(" ");
}

type Known = Readonly<Record<TransactionKind, readonly KnownEntry[]>>;

const known = new WeakMap<Book["months"], Known>();

/** The entries of a kind that a book knows, each as it was made last; the newest first. */
export function knownEntries({ months }: Pick<Book, "months">, kind: TransactionKind) {
  const found = known.get(months) ?? joined(months);
  known.set(months, found);
  return found[kind];
}

type InMonth = { readonly newest: Row; readonly words: string; readonly count: number };

// Of another book most months are the same, and are not read again.
const readMonths = new WeakMap<readonly Row[], ReadonlyMap<string, InMonth>>();

/** The different entries of a month, newest first, by what they are known by. */
function entriesIn(rows: readonly Row[]): ReadonlyMap<string, InMonth> {
  const found = readMonths.get(rows);
  if (found !== undefined) return found;
  const entries = new Map<string, InMonth>();
  const wordsOf = new Map<string, string>();
  for (const row of rows.slice(0, ROWS_LOOKED_AT)) {
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
    if (looked >= ROWS_LOOKED_AT) break;
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
