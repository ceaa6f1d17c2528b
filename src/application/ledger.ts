import { EMPTY_BOOK, type Book } from "../domain/ledger/book.ts";
import type { LedgerPart } from "../domain/ledger/changes.ts";
import type { Revision } from "../domain/ledger/revision.ts";
import type { Written } from "../domain/ledger/written.ts";
import { takeIn, type Reach } from "../domain/ledger/take-in.ts";

/** The ledger's records as this page knows them: screens look at the book and hear when there is another. */
export type Ledger = {
  readonly getSnapshot: () => Book;
  readonly subscribe: (hear: () => void) => () => void;
  /** Resolves once there is something to show; rejects with a Failure, and may be asked again. */
  readonly open: () => Promise<void>;
  /** As `open`, but for a list: most ledgers are there as a whole then, of a long one the newest thousands. */
  readonly openRecords: () => Promise<void>;
  /** Somebody has seen the ledger at this revision. */
  readonly hear: (revision: Revision) => void;
  /** Looks for what others have changed. */
  readonly catchUp: () => void;
  /** Makes a write, and takes in what it has made, so that nothing has to be asked for to see it. */
  readonly write: <Answer>(
    call: () => Promise<Answer>,
    written: (answer: Answer) => Written,
  ) => Promise<Answer>;
};

/** Where the book lies, with those who look at it. */
export type Desk = Pick<Ledger, "getSnapshot" | "subscribe"> & {
  readonly put: (book: Book) => void;
  readonly takeIn: (part: LedgerPart, reach?: Reach) => void;
};

export function makeDesk(): Desk {
  let book = EMPTY_BOOK;
  const hearers = new Set<{ readonly hear: () => void }>();
  const put = (next: Book) => {
    if (next === book) return;
    book = next;
    for (const { hear } of hearers) hear();
  };
  return {
    getSnapshot: () => book,
    subscribe: (hear) => {
      const hearer = { hear };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    put,
    takeIn: (part, reach) => put(takeIn(book, part, reach)),
  };
}
