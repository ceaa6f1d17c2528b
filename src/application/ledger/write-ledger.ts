import { UNSENT } from "../../domain/ledger/revision.ts";
import { movesToToldDay } from "../../domain/ledger/told-days.ts";
import { logPartOf, recordOf, revisionOf, type Written } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { isLeft } from "../failure.ts";
import type { ObservableBook, Ledger } from "./ledger.ts";
import type { Following } from "./follow-ledger.ts";

/**
 * Writes records: the wanted state is shown at once, and replaced by the result after the response. Writes of one record
 * are sent one after the other; once one fails, those that wait for it fail too. Where writes are kept on the device, each
 * is handed over at once.
 */
export function writeLedger(
  observableBook: ObservableBook,
  following: Following,
  /** Whether writes are kept on the device, which puts them in order itself. */
  keeps: () => boolean,
): Ledger["write"] {
  /** The last write of each record that has one on its way. */
  const last = new Map<string, Promise<Written>>();

  const takeInMade = (change: ChangeId, made: Written, reachesOthers: boolean) => {
    const book = observableBook.confirmed();
    const part = logPartOf(book, made);
    // Its revision is the next one, unless somebody else's change lies between, or it changed more: that has to be
    // fetched.
    const isMore = reachesOthers || movesToToldDay(book, made);
    const since = part === null || isMore ? null : part.revision - 1;
    observableBook.end(change, part, { since, held: "none" });
    if (part !== null) following.noteMade(part);
  };

  return async ({ change, written, call, made, reachesOthers = false }) => {
    const record = recordOf(written);
    observableBook.begin({ change, written });
    const before = last.get(record);
    const isKept = before !== undefined && keeps();
    const answered = isKept
      ? call(UNSENT)
      : (before?.then((outcome) => call(revisionOf(outcome))) ?? call(null));
    const own = answered.then(made);
    last.set(record, own);
    try {
      const [answer, outcome] = await Promise.all([answered, own]);
      takeInMade(change, outcome, reachesOthers);
      return answer;
    } catch (reason) {
      observableBook.end(change);
      // A conflict may be due to somebody else's change, and a write without a response may have been made.
      if (!isLeft(reason)) following.catchUp();
      throw reason;
    } finally {
      if (last.get(record) === own) last.delete(record);
      following.lookIfBehind();
    }
  };
}
