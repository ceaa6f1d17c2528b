import { EMPTY_BOOK, type Book } from "../../domain/ledger/book.ts";
import { takeIn, takeInSums } from "../../domain/ledger/take-in.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import type { Failure } from "../failure.ts";
import type { Desk } from "./ledger.ts";
import type { Clock } from "../clock.ts";
import type { DeviceCopy, KeptLedger, KeptPart } from "./device-copy.ts";

/** How long the beginning waits for a device that another tab may hold up, in milliseconds. */
const PATIENCE = 5_000;

/** How long changes gather before they are written, in milliseconds. */
const GATHERING = 2_000;

/** So old, in milliseconds, a copy is of a session that has long ended. */
const TOO_OLD = 30 * 24 * 60 * 60 * 1000;

/** A book that lies there from a copy, before the server was asked. */
export type Recalled = {
  /** Settles once all of the copy has been read; rejects if that is damaged, and then there is none any more. */
  readonly rest: Promise<void>;
  /** Hears why the server could not be asked. */
  readonly missed: (failure: Failure) => void;
};

/** The keeper of the copy on one's own device. */
export type CopyKeeper = {
  /** Lays the book of the copy on the desk, and keeps the copy from then on; null if there is none. */
  recall(): Promise<Recalled | null>;
  /** Keeps a copy from now on; false if the browser refuses. A book that is still being read is kept once it is whole. */
  begin(): Promise<boolean>;
  /** Destroys the copy, and keeps none any more. */
  end(): Promise<void>;
  readonly size: () => Promise<number>;
  /** When the book was so that is shown for want of a network, in Unix milliseconds; else null. */
  readonly getSnapshot: () => number | null;
  readonly subscribe: (hear: () => void) => () => void;
};

type Ports = {
  readonly desk: Desk;
  readonly copy: DeviceCopy;
  readonly owner: UserId;
  readonly clock: Pick<Clock, "now">;
  readonly wait: (pause: number) => Promise<void>;
  /** Settles once the first screen is shown, for which the first part of a copy suffices. */
  readonly shown: () => Promise<void>;
  /** Lets others have their turn between two parts. */
  readonly turn: () => Promise<void>;
};

/** Keeps the ledger's confirmed book on the person's own device, and begins with the one that is there. */
export function keepCopy({ desk, copy, owner, clock, wait, shown, turn }: Ports): CopyKeeper {
  let stop: (() => void) | null = null;
  let isThere = false;
  let kept: Book = EMPTY_BOOK;
  let gathering = false;
  let ended = false;
  let ending: Promise<void> | null = null;
  let writing: Promise<boolean> = Promise.resolve(true);
  /** The time of the book that came from the copy, until the server has answered. */
  let recalledAt: number | null = null;
  let shownAt: number | null = null;
  const hearers = new Set<() => void>();

  const show = (at: number | null) => {
    if (shownAt === at) return;
    shownAt = at;
    for (const hear of hearers) hear();
  };

  const write = async (): Promise<boolean> => {
    const book = desk.confirmed();
    if (stop === null || !book.whole || book.held !== "all" || book === kept) return true;
    const isWritten = await copy[isThere ? "update" : "begin"](owner, book, clock.now());
    if (isWritten) [isThere, kept] = [true, book];
    else rest();
    return isWritten;
  };

  const writeNext = (): Promise<boolean> => {
    writing = writing.then(write);
    return writing;
  };

  const gather = async () => {
    if (gathering) return;
    gathering = true;
    await wait(GATHERING);
    gathering = false;
    await writeNext();
  };

  const look = () => {
    if (desk.confirmed() === kept) return;
    recalledAt = null;
    show(null);
    void gather();
  };

  const watch = () => {
    stop ??= desk.subscribe(look);
  };

  /** Writes nothing any more. */
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
    // What was on its way may have been written after that.
    await writing;
    await copy.destroy();
  };

  /** Whoever asks meanwhile waits for the same end. */
  const end = (): Promise<void> => {
    ending ??= endNow().finally(() => {
      ending = null;
    });
    return ending;
  };

  const read = async (): Promise<KeptLedger | null> => {
    const found = await copy.read(owner);
    if (found === null || Math.abs(clock.now() - found.at) < TOO_OLD) return found;
    await copy.destroy();
    return null;
  };

  const lay = async (parts: AsyncIterator<KeptPart, void>) => {
    await shown();
    try {
      for (let next = await parts.next(); !next.done; next = await parts.next()) {
        desk.takeIn(next.value.part, { since: null, held: next.value.held });
        await turn();
      }
      [isThere, kept] = [true, desk.confirmed()];
    } finally {
      if (!ended) watch();
    }
  };

  /** Lays the first part on the desk; null if that is damaged, or does not come in time. */
  const begin = async (
    { at, sums, parts }: KeptLedger,
    late: Promise<null>,
  ): Promise<Recalled | null> => {
    const all = parts[Symbol.asyncIterator]();
    const first = await Promise.race([all.next().catch(() => null), late]);
    if (first === null || first.done) return null;
    const { part, held } = first.value;
    desk.put(takeInSums(takeIn(EMPTY_BOOK, part, { since: 0, held }), sums));
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
      const late = wait(PATIENCE).then(() => null);
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
    end,
    size: () => copy.size(owner),
    getSnapshot: () => shownAt,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
