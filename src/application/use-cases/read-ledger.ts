import { EMPTY_BOOK, holds, type Held } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { partOf, recordOf, revisionOf, type Written } from "../../domain/ledger/written.ts";
import { takeIn, takeInSums } from "../../domain/ledger/take-in.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { failureOf, isRefusal, type Failure } from "../failure.ts";
import type { Desk, Ledger } from "../ledger.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerLog } from "../ports/ledger-log.ts";
import type { Recovery } from "../ports/recovery.ts";
import type { Tabs } from "../ports/tabs.ts";
import { makeTurns } from "../turns.ts";
import type { Recalled } from "./keep-copy.ts";

/** How many rows come at once behind the screens: read and checked well within three frames. */
const PART = 5_000;

/** How many rows of a difference come at once: screens look at it, so each part leaves them time for a frame. */
const DIFFERENCE = 2_500;

/** How long the first and the longest pause between two tries are, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** What the log says of revisions that it cannot tell about any more. */
const GONE = 410;

const isGone = (failure: Failure) => failure.type === "rejected" && failure.status === GONE;

/**
 * Reads a ledger into the book: first the months that the first screen needs, with the sums of all of them, then the
 * rest behind the screens, and from then on only what changed. What this device keeps of it is shown at once, and only
 * what changed since is asked for.
 */
export function readLedger(
  desk: Desk,
  log: LedgerLog,
  clock: Clock,
  recovery: Recovery,
  tabs: Tabs,
  recall: () => Promise<Recalled | null> = () => Promise.resolve(null),
): Omit<Ledger, keyof Desk> {
  let opening: Promise<void> | null = null;
  /** Settles once the first part of the rest has come, or could not. */
  let further: Promise<void> = Promise.resolve();
  let heard: Revision = 0;
  let looking: Promise<void> | null = null;
  let recalled: Recalled | null = null;
  /** How many writes are under way: what they make, they tell themselves. */
  let writing = 0;
  const inTurn = makeTurns<{ readonly outcome: Written }>();

  const begin = async () => {
    const first = addMonths(monthOf(clock.today()), -1);
    const wanted = { from: daysOf(first).from };
    const [newest, sums] = await Promise.all([log.changes(0, wanted), log.monthSums()]);
    const book = takeIn(EMPTY_BOOK, newest, { since: 0, held: first });
    desk.put(takeInSums(book, sums));
    further = new Promise((goOn) => {
      void patiently(() => readRest(newest.epoch, first, goOn).finally(goOn));
    });
    lookIfBehind();
  };

  /** Reads what lies before a month, newest first. */
  const readRest = async (epoch: string, before: YearMonth, onPart: () => void) => {
    const to = daysOf(addMonths(before, -1)).to;
    let continuation: string | null = null;
    do {
      const place: { continuation?: string } = continuation === null ? {} : { continuation };
      const part = await log.changes(0, { to, limit: PART, ...place });
      if (part.epoch !== epoch || desk.confirmed().epoch !== epoch) {
        await lookNow();
        return;
      }
      desk.takeIn(part, { since: null, held: heldAfter(part) });
      onPart();
      heard = Math.max(heard, part.revision);
      continuation = part.continuation;
    } while (continuation !== null);
    lookIfBehind();
  };

  /** Takes in what changed; what is not known any more makes the reading begin anew. */
  const look = async () => {
    const { revision, epoch } = desk.confirmed();
    const asked = heard;
    try {
      let isBeyond = false;
      for await (const part of partsSince(revision)) {
        if (part.epoch !== epoch) {
          await begin();
          return;
        }
        isBeyond ||= reachesBeyond(part);
        const since = part.continuation === null ? revision : null;
        desk.takeIn(part, { since, held: "none" });
        // The log itself knows best how far it has come.
        if (since !== null && heard === asked) heard = part.revision;
        if (since !== null && part.revision > revision) tell(part);
      }
      if (isBeyond) await sumAnew();
    } catch (reason) {
      if (!isGone(failureOf(reason))) throw reason;
      heard = 0;
      await begin();
    }
  };

  /** Tells the other tabs how far the ledger has come; they look for themselves. */
  const tell = ({ epoch, revision }: LedgerPart) => tabs.tell({ epoch, revision });

  /** A difference part by part; only the last of them tells all up to its revision. */
  async function* partsSince(since: Revision) {
    let place: { continuation?: string } = {};
    for (;;) {
      const part = await log.changes(since, { limit: DIFFERENCE, ...place });
      yield part;
      if (part.continuation === null) return;
      place = { continuation: part.continuation };
    }
  }

  /** What changed in a month that is not held cannot be counted here. */
  const reachesBeyond = ({ transactions, removed }: LedgerPart): boolean => {
    const book = desk.confirmed();
    const isBeyond = transactions.some(({ record }) => !holds(book, monthOf(record.date)));
    return isBeyond || (removed.transactions.length > 0 && book.held !== "all");
  };

  const sumAnew = async () => {
    const sums = await log.monthSums();
    desk.put(takeInSums(desk.confirmed(), sums));
  };

  const lookNow = (): Promise<void> => {
    looking ??= patiently(look).finally(() => {
      looking = null;
      lookIfBehind();
    });
    return looking;
  };

  const lookIfBehind = () => {
    const { epoch, revision } = desk.confirmed();
    if (epoch !== "" && heard > revision && writing === 0) void lookNow();
  };

  /** Tries until it works, ever more rarely; a session that is over ends it. */
  const patiently = async (work: () => Promise<void>, pause = FIRST_PAUSE): Promise<void> => {
    try {
      await work();
    } catch (reason) {
      const failure = failureOf(reason);
      if (failure.type === "unauthenticated") return;
      recalled?.missed(failure);
      await recovery.wait(pause);
      await patiently(work, Math.min(pause * 2, LONGEST_PAUSE));
    }
  };

  /** Begins with what this device keeps, if anything; what changed since is asked for when all of that is there. */
  const start = async () => {
    recalled = await recall();
    if (recalled === null) {
      await begin();
      return;
    }
    looking = recalled.rest
      .catch(() => patiently(begin))
      .finally(() => {
        looking = null;
        void lookNow();
      });
  };

  const open = (): Promise<void> => {
    opening ??= start().catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };

  const hear = (revision: Revision) => {
    heard = Math.max(heard, revision);
    lookIfBehind();
  };

  tabs.listen(({ epoch, revision }) => {
    if (epoch === desk.confirmed().epoch) hear(revision);
  });

  /** Ends a write with what it has made, which is seen at once and told to the other tabs. */
  const takeInMade = (change: ChangeId, made: Written) => {
    const part = partOf(desk.confirmed(), made);
    desk.end(change, part);
    if (part === null) return;
    heard = Math.max(heard, part.revision);
    tell(part);
    if (reachesBeyond(part)) void patiently(sumAnew);
  };

  const write: Ledger["write"] = async ({ change, written, call, made }) => {
    writing += 1;
    desk.begin({ change, written });
    try {
      const { answer, outcome } = await inTurn(recordOf(written), async (before) => {
        const given = await call(before && revisionOf(before.outcome));
        return { answer: given, outcome: made(given) };
      });
      takeInMade(change, outcome);
      return answer;
    } catch (reason) {
      desk.end(change);
      // What was in the way may be somebody else's.
      if (isRefusal(failureOf(reason)) && desk.confirmed().epoch !== "") void lookNow();
      throw reason;
    } finally {
      writing -= 1;
      lookIfBehind();
    }
  };

  return {
    open,
    openRecords: async () => {
      await open();
      await further;
    },
    hear,
    write,
    catchUp: () => {
      if (desk.confirmed().epoch !== "") void lookNow();
    },
  };
}

/** A part that goes on may have ended within a month: only those after it are whole. */
function heldAfter({ continuation, transactions }: LedgerPart): Held {
  if (continuation === null) return "all";
  const oldest = transactions.reduce<YearMonth | null>((least, { record }) => {
    const month = monthOf(record.date);
    return least === null || month < least ? month : least;
  }, null);
  return oldest === null ? "none" : addMonths(oldest, 1);
}
