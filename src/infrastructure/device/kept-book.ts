import type { KeptPart } from "../../application/ledger/device-copy.ts";
import type { Book } from "../../domain/ledger/book.ts";
import {
  NO_RECORDS,
  NONE_REMOVED,
  onShelves,
  type ChangedShelves,
  type LedgerPart,
} from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { signatureOf, textToRows } from "./kept-rows.ts";

/** A month of a copy: the signature of its stored state, and its size in bytes. */
type KeptMonth = { readonly signature: string; readonly size: number };

/** The contents of a copy: all of a book but the rows of its months. */
export type Contents = {
  readonly shelves: ChangedShelves;
  readonly at: number;
  readonly revision: Revision;
  readonly epoch: string;
  readonly sums: readonly MonthSum[];
  readonly months: Readonly<Record<YearMonth, KeptMonth>>;
};

/** The number of rows that are read first, enough for the first screen; months are read whole. */
const FIRST_PART = 500;

/** The number of rows read at once after it, the same as over the wire. */
const PART = 5_000;

export const contentsOf = (book: Book, at: number, months: Contents["months"]): Contents => ({
  at,
  revision: book.revision,
  epoch: book.epoch,
  shelves: onShelves<ChangedShelves>((kind) => [...book[kind].values()]),
  sums: [...book.months.values()].flatMap(({ sums }) => sums),
  months,
});

/** The months of a book whose stored state is out of date. */
export const changedMonths = (book: Book, kept: Contents["months"]): readonly YearMonth[] =>
  [...book.months]
    .filter(([name, month]) => kept[name]?.signature !== signatureOf(month))
    .map(([name]) => name);

/** A part without any record. */
const NOTHING: Omit<LedgerPart, "revision" | "epoch"> = {
  continuation: null,
  whole: true,
  ...NO_RECORDS,
  removed: NONE_REMOVED,
};

/** Reads a copy from its contents and its months, newest first, each with a function that reads its text. */
export async function* keptParts(
  { revision, epoch, shelves }: Contents,
  months: readonly (readonly [YearMonth, () => Promise<string>])[],
): AsyncGenerator<KeptPart, void> {
  let part: LedgerPart = { ...NOTHING, revision, epoch, ...shelves };
  let wanted = FIRST_PART;
  for (const [index, [month, read]] of months.entries()) {
    part = { ...part, transactions: [...part.transactions, ...textToRows(await read())] };
    if (part.transactions.length < wanted || index === months.length - 1) continue;
    yield { part, held: month };
    wanted = PART;
    part = { ...NOTHING, revision, epoch };
  }
  yield { part, held: "all" };
}
