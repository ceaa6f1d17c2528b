import type { CopiedPart } from "../../application/ledger/device-copy.ts";
import type { Book } from "../../domain/ledger/book.ts";
import {
  NO_RECORDS,
  NONE_REMOVED,
  perList,
  type ChangedLists,
  type LedgerPart,
} from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { signatureOf, textToRows } from "./copied-rows.ts";

/** A month of a copy: the signature of its stored state, and its size in bytes. */
type CopiedMonth = { readonly signature: string; readonly size: number };

/** The contents of a copy: all of a book but the rows of its months. */
export type Contents = {
  readonly shelves: ChangedLists;
  readonly ended: Book["ended"];
  readonly at: number;
  readonly revision: Revision;
  readonly epoch: string;
  readonly sums: readonly MonthSum[];
  readonly months: Readonly<Record<YearMonth, CopiedMonth>>;
};

/** The bytes that are read first: some 500 rows, enough for the first screen; months are read whole. */
const FIRST_PART_BYTES = 64 * 1024;

/** The bytes read at once after it: some 5 000 rows, as over the wire. */
const PART_BYTES = 10 * FIRST_PART_BYTES;

export const contentsOf = (book: Book, at: number, months: Contents["months"]): Contents => ({
  at,
  revision: book.revision,
  epoch: book.epoch,
  shelves: perList<ChangedLists>((kind) => [...book[kind].values()]),
  ended: book.ended,
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
  ended: null,
  whole: true,
  ...NO_RECORDS,
  removed: NONE_REMOVED,
};

/** Reads a copy from its contents and from the texts of its months, newest first. */
export async function* copiedParts(
  { revision, epoch, shelves, ended, months }: Contents,
  read: (names: readonly YearMonth[]) => Promise<readonly string[]>,
): AsyncGenerator<CopiedPart, void> {
  let part: LedgerPart = { ...NOTHING, revision, epoch, ended, ...shelves };
  const together = readTogether(months);
  for (const [index, names] of together.entries()) {
    const transactions = (await read(names)).flatMap(textToRows);
    const isLast = index === together.length - 1;
    yield { part: { ...part, transactions }, held: isLast ? "all" : (names.at(-1) ?? "none") };
    part = { ...NOTHING, revision, epoch };
  }
}

/** The months that are read at once, newest first; at least one part, which may have none. */
function readTogether(months: Contents["months"]): readonly (readonly YearMonth[])[] {
  const parts: YearMonth[][] = [[]];
  let room = FIRST_PART_BYTES;
  for (const name of (Object.keys(months) as YearMonth[]).toSorted().toReversed()) {
    if (room <= 0) {
      parts.push([]);
      room = PART_BYTES;
    }
    parts.at(-1)?.push(name);
    room -= months[name]?.size ?? 0;
  }
  return parts;
}
