import { holds } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { takeInSums } from "../../domain/ledger/apply-part.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { ObservableBook, Ledger } from "./ledger.ts";
import { PART_ROWS, partsOf } from "./parts-of.ts";
import type { Retry } from "../retry.ts";
import type { LedgerLog } from "./ledger-log.ts";
import type { Tabs } from "../device/tabs.ts";

/** The status of the log's response when it no longer has the changes since a revision. */
const GONE_STATUS = 410;

const isGone = (failure: Failure) => failure.type === "rejected" && failure.status === GONE_STATUS;

export type Following = {
  /**
   * Notes that the ledger has this revision, and fetches the changes up to it. In another epoch revisions cannot be
   * compared, so the log is asked which epoch is current.
   */
  readonly noteRevision: Ledger["noteRevision"];
  readonly latestRevision: Ledger["latestRevision"];
  /** As `noteRevision`, but fetches nothing yet. */
  readonly note: (revision: Revision) => void;
  /** Reports a write of this page to the other tabs, once the observable book contains it. */
  readonly noteMade: (made: LedgerPart) => void;
  /** Fetches all changes; resolves once they are in the book. Concurrent calls share one request. */
  readonly lookNow: () => Promise<void>;
  /** Fetches changes if a newer revision is known, but not during writes: they bring their own results. */
  readonly lookIfBehind: () => void;
  /** Resolves once the book has all changes known so far, as far as they can be fetched. */
  readonly upToDate: () => Promise<void>;
  /** Fetches changes if there is a ledger already. */
  readonly catchUp: () => void;
  /** Fetches changes only after the work that loads a ledger into the observable book. */
  readonly lookAfter: (work: Promise<void>) => void;
};

/**
 * Follows the changes of a ledger, and takes them in as differences; if the log no longer has them, reads from the
 * start.
 */
export function followLedger(
  observableBook: ObservableBook,
  log: LedgerLog,
  tabs: Tabs,
  retry: Retry,
  begin: () => Promise<void>,
): Following {
  let latestRevision: Revision = 0;
  let looking: Promise<void> | null = null;

  const note = (revision: Revision) => {
    latestRevision = Math.max(latestRevision, revision);
  };

  const noteRevision: Following["noteRevision"] = (revision, epoch) => {
    const known = observableBook.confirmed().epoch;
    if (epoch && known && epoch !== known) void lookNow();
    else {
      note(revision);
      lookIfBehind();
    }
  };

  tabs.listen(({ epoch, revision }) => {
    if (epoch === observableBook.confirmed().epoch) noteRevision(revision);
  });

  /** Reports the ledger's revision to the other tabs; they fetch the changes themselves. */
  const tell = ({ epoch, revision }: LedgerPart) => tabs.tell({ epoch, revision });

  const takeInDifference = async () => {
    const { revision, epoch, whole } = observableBook.confirmed();
    const asked = latestRevision;
    let isBeyond = false;
    for await (const part of partsOf(log, revision, { limit: PART_ROWS })) {
      // An older server omitted some kinds of records, so a newer one has to be read from the start.
      if (part.epoch !== epoch || part.whole !== whole) {
        latestRevision = 0;
        await begin();
        return;
      }
      isBeyond ||= reachesBeyond(part);
      const since = part.continuation === null ? revision : null;
      observableBook.applyPart(part, { since, held: "none" });
      // The log's own revision is the most reliable one.
      if (since !== null && latestRevision === asked) latestRevision = part.revision;
      if (since !== null && part.revision > revision) tell(part);
    }
    if (isBeyond) await sumAnew();
  };

  const look = async () => {
    try {
      await takeInDifference();
    } catch (reason) {
      if (!isGone(failureOf(reason))) throw reason;
      latestRevision = 0;
      await begin();
    }
  };

  /** Whether a part changes a month whose rows are not loaded, so that its sums cannot be computed here. */
  const reachesBeyond = ({ transactions, removed }: LedgerPart): boolean => {
    const book = observableBook.confirmed();
    const isBeyond = transactions.some(({ record }) => !holds(book, monthOf(record.date)));
    return isBeyond || (removed.transactions.length > 0 && book.held !== "all");
  };

  const sumAnew = async () => {
    const sums = await log.monthSums();
    observableBook.put(takeInSums(observableBook.confirmed(), sums));
  };

  const lookNow = (): Promise<void> => {
    looking ??= retry(look).finally(() => {
      looking = null;
      lookIfBehind();
    });
    return looking;
  };

  const lookIfBehind = () => {
    const { epoch, revision } = observableBook.confirmed();
    if (epoch !== "" && latestRevision > revision && !observableBook.isWriting()) void lookNow();
  };

  return {
    noteRevision,
    latestRevision: () => Math.max(latestRevision, observableBook.confirmed().revision),
    note,
    noteMade: (made) => {
      note(made.revision);
      tell(made);
      if (reachesBeyond(made)) void retry(sumAnew);
    },
    lookNow,
    lookIfBehind,
    upToDate: async () => {
      lookIfBehind();
      await looking;
    },
    catchUp: () => {
      if (observableBook.confirmed().epoch !== "") void lookNow();
    },
    lookAfter: (work) => {
      looking = work.finally(() => {
        looking = null;
        void lookNow();
      });
    },
  };
}
