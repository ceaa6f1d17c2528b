import { MAX_SESSION_MS } from "../../domain/users/session-lifetime.ts";
import { EMPTY_BOOK, type Book } from "../../domain/ledger/book.ts";
import { applyPart, takeInSums } from "../../domain/ledger/apply-part.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import type { Failure } from "../failure.ts";
import type { ObservableBook } from "./ledger.ts";
import type { Clock } from "../clock.ts";
import type { DeviceCopy, CopiedLedger, CopiedPart } from "./device-copy.ts";

/** How long the start waits for a device that another tab may block. */
const COPY_TIMEOUT_MS = 5_000;

/** The pause in which changes are collected before they are written. */
const GATHERING_PAUSE_MS = 2_000;

/** A book restored from a copy, before the server was asked. */
export type Recalled = {
  /** Resolves once all of the copy has been read; rejects if it is damaged, and then it is gone. */
  readonly rest: Promise<void>;
  /** Reports why the server could not be asked. */
  readonly missed: (failure: Failure) => void;
};

/** Keeps the copy on the user's own device up to date. */
export type CopyKeeper = {
  /** Loads the book of the copy, and updates the copy from then on; null if there is none. */
  recall(): Promise<Recalled | null>;
  /**
   * Stores a copy from now on; false if the browser refuses. A book that is still loading is stored once it is
   * complete.
   */
  begin(): Promise<boolean>;
  /** Resolves once a copy is stored. */
  readonly stored: () => Promise<void>;
  /** Destroys the copy, and stores none from now on. */
  end(): Promise<void>;
  readonly size: () => Promise<number>;
  /** The time of the book that is shown for lack of a network, in Unix milliseconds; else null. */
  readonly getSnapshot: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
};

type Ports = {
  readonly observableBook: ObservableBook;
  readonly copy: DeviceCopy;
  readonly owner: UserId;
  readonly clock: Pick<Clock, "now">;
  readonly wait: (pause: number) => Promise<void>;
  /** Resolves once the first screen is shown, for which the first part of a copy is enough. */
  readonly shown: () => Promise<void>;
  /** Yields to other work between two parts. */
  readonly turn: () => Promise<void>;
};

/** Stores the ledger's confirmed book on the user's own device, and starts with a stored one. */
export function keepCopy({
  observableBook,
  copy,
  owner,
  clock,
  wait,
  shown,
  turn,
}: Ports): CopyKeeper {
  let stop: (() => void) | null = null;
  let isThere = false;
  let kept: Book = EMPTY_BOOK;
  let gathering = false;
  let ended = false;
  let ending: Promise<void> | null = null;
  let writing: Promise<boolean> = Promise.resolve(true);
  /** The time of the book from the copy, until the server has responded. */
  let recalledAt: number | null = null;
  let shownAt: number | null = null;
  const listeners = new Set<() => void>();
  const awaiting = new Set<() => void>();

  const show = (at: number | null) => {
    if (shownAt === at) return;
    shownAt = at;
    for (const listener of listeners) listener();
  };

  const write = async (): Promise<boolean> => {
    const book = observableBook.confirmed();
    if (stop === null || !book.whole || book.held !== "all" || book === kept) return true;
    const isWritten = await copy[isThere ? "update" : "begin"](owner, book, clock.now());
    if (!isWritten) {
      rest();
      return false;
    }
    [isThere, kept] = [true, book];
    for (const goOn of awaiting) goOn();
    awaiting.clear();
    return true;
  };

  const writeNext = (): Promise<boolean> => {
    writing = writing.then(write);
    return writing;
  };

  const gather = async () => {
    if (gathering) return;
    gathering = true;
    await wait(GATHERING_PAUSE_MS);
    gathering = false;
    await writeNext();
  };

  const look = () => {
    if (observableBook.confirmed() === kept) return;
    recalledAt = null;
    show(null);
    void gather();
  };

  const watch = () => {
    stop ??= observableBook.subscribe(look);
  };

  /** Stops writing. */
  const rest = () => {
    stop?.();
    stop = null;
    isThere = false;
    kept = EMPTY_BOOK;
  };

  const endNow = async () => {
    ended = true;
    rest();
    recalledAt = null;
    show(null);
    await copy.destroy();
    // A write that was under way may have stored something after that.
    await writing;
    await copy.destroy();
  };

  /** Concurrent calls share one end. */
  const end = (): Promise<void> => {
    ending ??= endNow().finally(() => {
      ending = null;
    });
    return ending;
  };

  const read = async (): Promise<CopiedLedger | null> => {
    const found = await copy.read(owner);
    // A copy that is older is of a session that has ended.
    if (found === null || Math.abs(clock.now() - found.at) < MAX_SESSION_MS) return found;
    await copy.destroy();
    return null;
  };

  const lay = async (parts: AsyncIterator<CopiedPart, void>) => {
    await shown();
    try {
      for (let next = await parts.next(); !next.done; next = await parts.next()) {
        observableBook.applyPart(next.value.part, { since: null, held: next.value.held });
        await turn();
      }
      [isThere, kept] = [true, observableBook.confirmed()];
    } finally {
      if (!ended) watch();
    }
  };

  /** Loads the first part; null if it is damaged or comes too late. */
  const begin = async (
    { at, sums, parts }: CopiedLedger,
    late: Promise<null>,
  ): Promise<Recalled | null> => {
    const all = parts[Symbol.asyncIterator]();
    const first = await Promise.race([all.next().catch(() => null), late]);
    if (first === null || first.done) return null;
    const { part, held } = first.value;
    observableBook.put(takeInSums(applyPart(EMPTY_BOOK, part, { since: 0, held }), sums));
    recalledAt = at;
    return {
      rest: lay(all),
      missed: ({ type }) => {
        if (type === "offline") show(recalledAt);
      },
    };
  };

  return {
    recall: async () => {
      const late = wait(COPY_TIMEOUT_MS).then(() => null);
      const found = await Promise.race([read(), late]);
      const recalled = found && (await begin(found, late));
      if (recalled === null) watch();
      return recalled;
    },
    begin: () => {
      ended = false;
      watch();
      return writeNext();
    },
    stored: () =>
      isThere ? Promise.resolve() : new Promise((resolve) => awaiting.add(() => resolve())),
    end,
    size: () => copy.size(owner),
    getSnapshot: () => shownAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
