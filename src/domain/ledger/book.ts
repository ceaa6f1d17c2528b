import type { YearMonth } from "../shared/year-month.ts";
import type { BookMonth } from "./book-month.ts";
import { perList, type ListedKinds } from "./changes.ts";
import type { MonthSum } from "./month-sum.ts";
import type { Revision } from "./revision.ts";
import { EMPTY_INDEX, type RowIndex } from "./row-index.ts";
import type { StoredRecord } from "./stored-record.ts";

/** How far back the rows are complete: to a month, all of them, or unknown. */
export type Held = YearMonth | "all" | "none";

/** Records of one kind by id. */
export type RecordList<Entity> = ReadonlyMap<string, StoredRecord<Entity>>;

/** The lists of all kinds that are loaded completely. */
export type RecordLists = { readonly [Kind in keyof ListedKinds]: RecordList<ListedKinds[Kind]> };

/**
 * The known records of a ledger at one moment. It is immutable: a change makes another book, which shares every
 * unaffected month with this one.
 */
export type Book = RecordLists & {
  /** The epoch of the ledger's history; empty before anything is read. */
  readonly epoch: string;
  /** Everything up to this revision is included, as far back as the rows are complete. */
  readonly revision: Revision;
  readonly held: Held;
  readonly months: ReadonlyMap<YearMonth, BookMonth>;
  readonly index: RowIndex;
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
  /** The revision that told these. */
  readonly endedAt: Revision;
  /** Whether every kind of record is included; an older server sends no rules, recurrences and accounts. */
  readonly whole: boolean;
  /** The records removed last, with the revision that reported it: no older version brings them back. */
  readonly removed: ReadonlyMap<string, Revision>;
  /** The sums of the months whose rows are not complete, as the server reported them. */
  readonly told: ReadonlyMap<YearMonth, readonly MonthSum[]>;
};

export const EMPTY_BOOK: Book = {
  epoch: "",
  revision: 0,
  held: "none",
  months: new Map(),
  index: EMPTY_INDEX,
  ...perList<RecordLists>(() => new Map()),
  ended: [],
  endedAt: 0,
  whole: true,
  removed: new Map(),
  told: new Map(),
};

/** Whether every row of a month is loaded. */
export const holds = ({ held }: Book, month: YearMonth): boolean =>
  held === "all" || (held !== "none" && month >= held);

/** The one of the two that reaches further back. */
export function furtherBack(left: Held, right: Held): Held {
  if (left === "all" || right === "none") return left;
  if (right === "all" || left === "none") return right;
  return left < right ? left : right;
}
