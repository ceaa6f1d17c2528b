import { EMPTY_BOOK, type Book } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import { layOver, without, type Pending, type PendingChange } from "../../domain/ledger/pending.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { takeIn, type Reach } from "../../domain/ledger/take-in.ts";
import type { Written } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** The ledger's records as this page knows them: screens read the book and are notified when it changes. */
export type Ledger = {
  readonly getSnapshot: () => Book;
  readonly subscribe: (hear: () => void) => () => void;
  /** Resolves once there is something to show; rejects with a Failure, and may be called again. */
  readonly open: () => Promise<void>;
  /**
   * As `open`, but for a list: resolves once most ledgers are complete, and of a long one the newest thousands are
   * there.
   */
  readonly openRecords: () => Promise<void>;
  /** Notes that the ledger has this revision, in this epoch if one is given. */
  readonly hear: (revision: Revision, epoch?: string | null) => void;
  /** The latest revision that is known; the book may be behind it for a moment. */
  readonly heard: () => Revision;
  /** Resolves once the book has all changes known so far, as far as they can be fetched. */
  readonly upToDate: () => Promise<void>;
  /** Fetches the changes of others. */
  readonly catchUp: () => void;
  /** Whether writes are on their way. */
  readonly isWriting: () => boolean;
  /** Makes a write: the book shows the wanted state until the response, then the result. */
  readonly write: <Answer>(write: Write<Answer>) => Promise<Answer>;
};

/** A change of one record on its way to the server. */
export type Write<Answer> = PendingChange & {
  /**
   * Sends the change, after the earlier changes of the same record; `last` is the revision they led to, null if there
   * were none.
   */
  readonly call: (last: Revision | null) => Promise<Answer>;
  readonly made: (answer: Answer) => Written;
  /** Whether it may change other records too, which then have to be fetched from the log. */
  readonly reachesOthers?: boolean;
};

/** Holds the book, and notifies its listeners. */
export type Desk = Pick<Ledger, "getSnapshot" | "subscribe" | "isWriting"> & {
  /** The book as the server has confirmed it, without pending changes. */
  readonly confirmed: () => Book;
  readonly put: (book: Book) => void;
  readonly takeIn: (part: LedgerPart, reach?: Reach) => void;
  /** Lays the changes that wait on the device over the book, beneath those on their way. */
  readonly layWaiting: (changes: Pending) => void;
  /** The expected result of a change on its way; null for any other. */
  readonly writtenOf: (change: ChangeId) => Written | null;
  /** Applies a pending change to the book. */
  readonly begin: (change: PendingChange) => void;
  /** Ends a pending change, and takes in its result in the same step, if there is one. */
  readonly end: (change: ChangeId, made?: LedgerPart | null, reach?: Reach) => void;
};

export function makeDesk(): Desk {
  let confirmed = EMPTY_BOOK;
  let pending: Pending = [];
  let waiting: Pending = [];
  let shown = EMPTY_BOOK;
  const hearers = new Set<{ readonly hear: () => void }>();
  const show = (book: Book, changes: Pending, left = waiting) => {
    if (book === confirmed && changes === pending && left === waiting) return;
    confirmed = book;
    pending = changes;
    waiting = left;
    shown = layOver(book, [...left, ...changes]);
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
    layWaiting: (changes) => show(confirmed, pending, changes),
    writtenOf: (change) => pending.find((one) => one.change === change)?.written ?? null,
    begin: (change) => show(confirmed, [...pending, change]),
    end: (change, made, reach) =>
      show(made ? takeIn(confirmed, made, reach) : confirmed, without(pending, change)),
  };
}

/** Resolves when no write is on its way. */
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
