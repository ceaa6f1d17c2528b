import type { YearMonth } from "../shared/year-month.ts";
import type { BookMonth } from "./book-month.ts";
import { onShelves, type Shelved } from "./changes.ts";
import type { MonthSum } from "./month-sum.ts";
import type { Revision } from "./revision.ts";
import { EMPTY_INDEX, type RowIndex } from "./row-index.ts";
import type { Stamped } from "./stamped.ts";

/** How far back the rows are all there: to a month, all of them, or none for sure. */
export type Held = YearMonth | "all" | "none";

/** Records of one kind by their ids. */
export type Shelf<Kept> = ReadonlyMap<string, Stamped<Kept>>;

/** The records of each kind that is known as a whole. */
export type Shelves = { readonly [Kind in keyof Shelved]: Shelf<Shelved[Kind]> };

/**
 * The known records of a ledger at one moment. It never changes: a change makes another book, which shares with this
 * one every month that the change does not touch.
 */
export type Book = Shelves & {
  /** Which life of the ledger this is; empty before anything was read. */
  readonly epoch: string;
  /** Everything up to this revision is in here, as far back as the rows are held. */
  readonly revision: Revision;
  readonly held: Held;
  readonly months: ReadonlyMap<YearMonth, BookMonth>;
  readonly index: RowIndex;
  /** Whether every kind was told; by an older server rules, recurrences and accounts are not. */
  readonly whole: boolean;
  /** The records that were removed last, with the revision that told it: nothing older comes back. */
  readonly removed: ReadonlyMap<string, Revision>;
  /** The sums of the months that are not held, as the server has told them. */
  readonly told: ReadonlyMap<YearMonth, readonly MonthSum[]>;
};

export const EMPTY_BOOK: Book = {
  epoch: "",
  revision: 0,
  held: "none",
  months: new Map(),
  index: EMPTY_INDEX,
  ...onShelves<Shelves>(() => new Map()),
  whole: true,
  removed: new Map(),
  told: new Map(),
};

/** Whether every row of a month is there. */
export const holds = ({ held }: Book, month: YearMonth): boolean =>
  held === "all" || (held !== "none" && month >= held);

/** The one of two that reaches further back. */
export function furtherBack(left: Held, right: Held): Held {
  if (left === "all" || right === "none") return left;
  if (right === "all" || left === "none") return right;
  return left < right ? left : right;
}
