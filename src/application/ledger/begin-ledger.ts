import { EMPTY_BOOK, type Held } from "../../domain/ledger/book.ts";
import type { LedgerPart } from "../../domain/ledger/changes.ts";
import { applyPart, takeInSums } from "../../domain/ledger/apply-part.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import type { ObservableBook } from "./ledger.ts";
import type { Retry } from "../retry.ts";
import type { Clock } from "../clock.ts";
import type { LedgerLog } from "./ledger-log.ts";
import { PART_ROWS, partsOf } from "./parts-of.ts";
import type { Following } from "./follow-ledger.ts";

/**
 * Reads a ledger from the start: first the months that the first screen needs, with the sums of all months; the rest
 * once that screen is shown, or as soon as more is asked for. Changes in the meantime are left to `followLedger`.
 */
export function beginLedger(
  observableBook: ObservableBook,
  log: LedgerLog,
  clock: Clock,
  retry: Retry,
  following: Following,
  shown: () => Promise<void>,
) {
  let further = () => Promise.resolve();

  const begin = async () => {
    const first = addMonths(monthOf(clock.today()), -1);
    const wanted = { from: daysOf(first).from };
    const [newest, sums] = await Promise.all([log.changes(0, wanted), log.monthSums()]);
    const book = applyPart(EMPTY_BOOK, newest, { since: 0, held: first });
    observableBook.put(takeInSums(book, sums));
    const readOn = once(
      () =>
        new Promise<void>((goOn) => {
          void retry(() => readRest(newest.epoch, first, goOn).finally(goOn));
        }),
    );
    // Once a long list can be filled, nobody has to wait for more.
    further = newest.transactions.length < PART_ROWS ? readOn : () => Promise.resolve();
    void shown().then(readOn);
    following.lookIfBehind();
  };

  /** Reads the rows before a month, newest first. */
  const readRest = async (epoch: string, before: YearMonth, onPart: () => void) => {
    const to = daysOf(addMonths(before, -1)).to;
    for await (const part of partsOf(log, 0, { to, limit: PART_ROWS })) {
      if (part.epoch !== epoch || observableBook.confirmed().epoch !== epoch) {
        await following.lookNow();
        return;
      }
      observableBook.applyPart(part, { since: null, held: heldAfter(part) });
      onPart();
      following.note(part.revision);
    }
    following.lookIfBehind();
  };

  return {
    begin,
    /** Resolves once a list is long enough, or cannot become so. */
    further: () => further(),
  };
}

/** Starts the work on the first call; later calls return the same promise. */
function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | null = null;
  return () => (begun ??= work());
}

/**
 * How far back the book is complete after a part: one that has a continuation may end within a month, so only the
 * months after that are complete.
 */
function heldAfter({ continuation, transactions }: LedgerPart): Held {
  if (continuation === null) return "all";
  const oldest = transactions.reduce<YearMonth | null>((least, { record }) => {
    const month = monthOf(record.date);
    return least === null || month < least ? month : least;
  }, null);
  return oldest === null ? "none" : addMonths(oldest, 1);
}
