import type { ObservableBook, Ledger } from "./ledger.ts";
import { makeRetry } from "../retry.ts";
import type { Clock } from "../clock.ts";
import type { LedgerLog } from "./ledger-log.ts";
import type { Recovery } from "../recovery/recovery.ts";
import type { Tabs } from "../device/tabs.ts";
import { beginLedger } from "./begin-ledger.ts";
import { followLedger } from "./follow-ledger.ts";
import type { Recalled } from "./keep-copy.ts";
import { writeLedger } from "./write-ledger.ts";

/**
 * Reads a ledger into the book: from the start (`begin-ledger.ts`), then only changes (`follow-ledger.ts`), including
 * its own writes (`write-ledger.ts`). The copy on this device is shown at once, and only the changes since are fetched.
 */
export function readLedger(
  observableBook: ObservableBook,
  log: LedgerLog,
  clock: Clock,
  recovery: Recovery,
  tabs: Tabs,
  /** Resolves once the first screen is shown; everything that it does not need waits for that. */
  shown: () => Promise<void> = () => Promise.resolve(),
  recall: () => Promise<Recalled | null> = () => Promise.resolve(null),
  /** Whether writes are kept on the device until they are answered. */
  keeps: () => boolean = () => false,
): Omit<Ledger, keyof ObservableBook> {
  let opening: Promise<void> | null = null;
  let recalled: Recalled | null = null;
  const retry = makeRetry(recovery, (failure) => recalled?.missed(failure));
  const following = followLedger(observableBook, log, tabs, retry, () => beginning.begin());
  const beginning = beginLedger(observableBook, log, clock, retry, following, shown);

  /** Starts with the copy on this device, if any; the changes since are fetched once all of it has been read. */
  const start = async () => {
    recalled = await recall();
    if (recalled === null) await beginning.begin();
    else following.lookAfter(recalled.rest.catch(() => retry(beginning.begin)));
  };

  const open = (): Promise<void> => {
    opening ??= start().catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };

  return {
    open,
    openRecords: async () => {
      await open();
      await beginning.further();
    },
    noteRevision: following.noteRevision,
    latestRevision: following.latestRevision,
    write: writeLedger(observableBook, following, keeps),
    upToDate: following.upToDate,
    catchUp: following.catchUp,
  };
}
