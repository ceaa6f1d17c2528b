import { EMPTY_BOOK, type Book } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import { layOver, without, type Pending, type PendingChange } from "../../domain/ledger/pending.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { takeIn, type Reach } from "../../domain/ledger/take-in.ts";
import type { Written } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** The ledger's records as this page knows them: screens look at the book and hear when there is another. */
export type Ledger = {
  readonly getSnapshot: () => Book;
  readonly subscribe: (hear: () => void) => () => void;
  /** Resolves once there is something to show; rejects with a Failure, and may be asked again. */
  readonly open: () => Promise<void>;
  /** As `open`, but for a list: most ledgers are there as a whole then, of a long one the newest thousands. */
  readonly openRecords: () => Promise<void>;
  /** Somebody has seen the ledger at this revision, and in this epoch if they say so. */
  readonly hear: (revision: Revision, epoch?: string | null) => void;
  /** The latest revision that anybody is known to have seen; the book may be behind it for a moment. */
  readonly heard: () => Revision;
  /** Resolves once all is there that was heard of, as far as it can be had. */
  readonly upToDate: () => Promise<void>;
  /** Looks for what others have changed. */
  readonly catchUp: () => void;
  /** Whether writes are on their way. */
  readonly isWriting: () => boolean;
  /** Makes a write: the book shows what it wants until it is answered, and then what it has made. */
  readonly write: <Answer>(write: Write<Answer>) => Promise<Answer>;
};

/** A change of one record on its way to the server. */
export type Write<Answer> = PendingChange & {
  /**
   * Sends it, once the changes of the same record before it are answered: `last` is the revision that they have led to,
   * null where there were none.
   */
  readonly call: (last: Revision | null) => Promise<Answer>;
  readonly made: (answer: Answer) => Written;
  /** Whether it may change other records too, which the log then has to tell. */
  readonly reachesOthers?: boolean;
};

/** Where the book lies, with those who look at it. */
export type Desk = Pick<Ledger, "getSnapshot" | "subscribe" | "isWriting"> & {
  /** The book as the server has confirmed it, without what is pending. */
  readonly confirmed: () => Book;
  readonly put: (book: Book) => void;
  readonly takeIn: (part: LedgerPart, reach?: Reach) => void;
  /** Lays a change over the book. */
  readonly begin: (change: PendingChange) => void;
  /** Takes a change away again, and in the same moment in what it has made, if anything. */
  readonly end: (change: ChangeId, made?: LedgerPart | null, reach?: Reach) => void;
};

export function makeDesk(): Desk {
  let confirmed = EMPTY_BOOK;
  let pending: Pending = [];
  let shown = EMPTY_BOOK;
  const hearers = new Set<{ readonly hear: () => void }>();
  const show = (book: Book, changes: Pending) => {
    if (book === confirmed && changes === pending) return;
    confirmed = book;
    pending = changes;
    shown = layOver(book, changes);
    for (const { hear } of hearers) hear();
  };
  return {
    getSnapshot: () => shown,
    confirmed: () => confirmed,
    isWriting: () => pending.length > 0,
    subscribe: (hear) => {
      const hearer = { hear };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    put: (book) => show(book, pending),
    takeIn: (part, reach) => show(takeIn(confirmed, part, reach), pending),
    begin: (change) => show(confirmed, [...pending, change]),
    end: (change, made, reach) =>
      show(made ? takeIn(confirmed, made, reach) : confirmed, without(pending, change)),
  };
}

/** Resolves when no write is on its way any more. */
export const whenWritten = ({ isWriting, subscribe }: Pick<Ledger, "isWriting" | "subscribe">) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isWriting()) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
