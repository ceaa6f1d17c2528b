import { holds } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { takeInSums } from "../../domain/ledger/take-in.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Desk, Ledger } from "./ledger.ts";
import { partsOf } from "../parts-of.ts";
import type { Patiently } from "../patience.ts";
import type { LedgerLog } from "./ledger-log.ts";
import type { Tabs } from "../device/tabs.ts";

/** How many rows of a difference come at once: screens look at it, so each part leaves them time for a frame. */
const DIFFERENCE = 2_500;

/** The status with which the log answers for revisions that it cannot tell about any more. */
const GONE = 410;

const isGone = (failure: Failure) => failure.type === "rejected" && failure.status === GONE;

export type Following = {
  /**
   * Somebody has seen the ledger at this revision: what lies between is asked for. In another epoch revisions mean
   * something else: whether that is the one of now, or of an answer that comes late, the log says.
   */
  readonly hear: Ledger["hear"];
  readonly heard: Ledger["heard"];
  /** As `hear`, for whoever looks later. */
  readonly note: (revision: Revision) => void;
  /** Tells the other tabs of a write of this page that the desk has taken in. */
  readonly noteMade: (made: LedgerPart) => void;
  /** Settles once all is there that could be had; whoever asks meanwhile waits for the same. */
  readonly lookNow: () => Promise<void>;
  /** Looks if more was heard of than is there, but not while writes are on their way: what they make, they tell. */
  readonly lookIfBehind: () => void;
  /** Settles once all is there that was heard of, as far as it could be had. */
  readonly upToDate: () => Promise<void>;
  /** Looks if there is a ledger already. */
  readonly catchUp: () => void;
  /** Looks once a work has ended that lays a ledger on the desk, and not before. */
  readonly lookAfter: (work: Promise<void>) => void;
};

/** Hears of changes, and takes them in as differences; where the log cannot tell them any more, reading begins anew. */
export function followLedger(
  desk: Desk,
  log: LedgerLog,
  tabs: Tabs,
  patiently: Patiently,
  begin: () => Promise<void>,
): Following {
  let heard: Revision = 0;
  let looking: Promise<void> | null = null;

  const note = (revision: Revision) => {
    heard = Math.max(heard, revision);
  };

  const hear: Following["hear"] = (revision, epoch) => {
    const known = desk.confirmed().epoch;
    if (epoch && known && epoch !== known) void lookNow();
    else {
      note(revision);
      lookIfBehind();
    }
  };

  tabs.listen(({ epoch, revision }) => {
    if (epoch === desk.confirmed().epoch) hear(revision);
  });

  /** Tells the other tabs how far the ledger has come; they look for themselves. */
  const tell = ({ epoch, revision }: LedgerPart) => tabs.tell({ epoch, revision });

  const takeInDifference = async () => {
    const { revision, epoch, whole } = desk.confirmed();
    const asked = heard;
    let isBeyond = false;
    for await (const part of partsOf(log, revision, { limit: DIFFERENCE })) {
      // Nothing was told of some kinds as long as the server was an older one.
      if (part.epoch !== epoch || part.whole !== whole) {
        heard = 0;
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
  };

  const look = async () => {
    try {
      await takeInDifference();
    } catch (reason) {
      if (!isGone(failureOf(reason))) throw reason;
      heard = 0;
      await begin();
    }
  };

  /** Whether a part changes a month that is not held, which cannot be counted here. */
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
    if (epoch !== "" && heard > revision && !desk.isWriting()) void lookNow();
  };

  return {
    hear,
    heard: () => Math.max(heard, desk.confirmed().revision),
    note,
    noteMade: (made) => {
      note(made.revision);
      tell(made);
      if (reachesBeyond(made)) void patiently(sumAnew);
    },
    lookNow,
    lookIfBehind,
    upToDate: async () => {
      lookIfBehind();
      await looking;
    },
    catchUp: () => {
      if (desk.confirmed().epoch !== "") void lookNow();
    },
    lookAfter: (work) => {
      looking = work.finally(() => {
        looking = null;
        void lookNow();
      });
    },
  };
}
