import { EMPTY_BOOK, type Book } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import {
  applyPending,
  without,
  type Pending,
  type PendingChange,
} from "../../domain/ledger/pending.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { applyPart, type Coverage } from "../../domain/ledger/apply-part.ts";
import type { Written } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** The ledger's records as this page knows them: screens read the book and are notified when it changes. */
export type Ledger = {
  readonly getSnapshot: () => Book;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once there is something to show; rejects with a Failure, and may be called again. */
  readonly open: () => Promise<void>;
  /**
   * As `open`, but for a list: resolves once most ledgers are complete, and of a long one the newest thousands are
   * there.
   */
  readonly openRecords: () => Promise<void>;
  /** Notes that the ledger has this revision, in this epoch if one is given. */
  readonly noteRevision: (revision: Revision, epoch?: string | null) => void;
  /** The latest revision that is known; the book may be behind it for a moment. */
  readonly latestRevision: () => Revision;
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
export type ObservableBook = Pick<Ledger, "getSnapshot" | "subscribe" | "isWriting"> & {
  /** The book as the server has confirmed it, without pending changes. */
  readonly confirmed: () => Book;
  readonly put: (book: Book) => void;
  readonly applyPart: (part: LedgerPart, coverage?: Coverage) => void;
  /** Lays the changes that wait on the device over the book, beneath those on their way. */
  readonly layWaiting: (changes: Pending) => void;
  /** The expected result of a change on its way; null for any other. */
  readonly writtenOf: (change: ChangeId) => Written | null;
  /** Applies a pending change to the book. */
  readonly begin: (change: PendingChange) => void;
  /** Ends a pending change, and takes in its result in the same step, if there is one. */
  readonly end: (change: ChangeId, made?: LedgerPart | null, coverage?: Coverage) => void;
};

export function makeObservableBook(): ObservableBook {
  let confirmed = EMPTY_BOOK;
  let pending: Pending = [];
  let waiting: Pending = [];
  let shown = EMPTY_BOOK;
  const listeners = new Set<{ readonly listener: () => void }>();
  const show = (book: Book, changes: Pending, left = waiting) => {
    if (book === confirmed && changes === pending && left === waiting) return;
    confirmed = book;
    pending = changes;
    waiting = left;
    shown = applyPending(book, [...left, ...changes]);
    for (const { listener } of listeners) listener();
  };
  return {
    getSnapshot: () => shown,
    confirmed: () => confirmed,
    isWriting: () => pending.length > 0,
    subscribe: (listener) => {
      const subscription = { listener };
      listeners.add(subscription);
      return () => listeners.delete(subscription);
    },
    put: (book) => show(book, pending),
    applyPart: (part, coverage) => show(applyPart(confirmed, part, coverage), pending),
    layWaiting: (changes) => show(confirmed, pending, changes),
    writtenOf: (change) => pending.find((one) => one.change === change)?.written ?? null,
    begin: (change) => show(confirmed, [...pending, change]),
    end: (change, made, coverage) =>
      show(made ? applyPart(confirmed, made, coverage) : confirmed, without(pending, change)),
  };
}

function whenever(
  isSo: () => boolean,
  subscribe: Ledger["subscribe"],
  late: Promise<void> | null = null,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const look = () => {
      if (isSo()) end();
    };
    const stop = subscribe(look);
    void late?.then(end);
    look();
  });
}

/** Resolves when no write is on its way. */
export const whenWritten = ({ isWriting, subscribe }: Pick<Ledger, "isWriting" | "subscribe">) =>
  whenever(() => !isWriting(), subscribe);

/** Resolves when the book is as it is wanted, or when it is too late; it listens no longer than that. */
export const whenBook = (
  { getSnapshot, subscribe }: Pick<Ledger, "getSnapshot" | "subscribe">,
  isWanted: (book: Book) => boolean,
  late: Promise<void>,
) => whenever(() => isWanted(getSnapshot()), subscribe, late);
