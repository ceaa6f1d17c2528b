import type { Bill } from "../bill.ts";
import { nearPairs, pairNearest } from "../../transactions/pair-nearest.ts";
import type { ReviewLine, LineOrigin } from "./review.ts";

/** The most days between an entry by hand and the bank's date. */
export const ENTERED_WITHIN_DAYS = 7;

/**
 * New lines that may be entered records: the same amount within seven days, one to one, the nearest first. A line is
 * taken for the record only if each is the other's only nearest. `isFree` excludes pairs that cannot match.
 */
export function possibleMatches(
  lines: readonly ReviewLine[],
  entered: readonly Bill[],
  isFree: (line: ReviewLine, bill: Bill) => boolean,
): ReadonlyMap<ReviewLine, LineOrigin> {
  const fresh = lines.filter(({ origin }) => origin.is === "new");
  const pairs = nearPairs(fresh, entered, ENTERED_WITHIN_DAYS).filter(({ left, right }) =>
    isFree(left, right),
  );
  return new Map(
    pairNearest(pairs).map(({ left, right, sure }) => [
      left,
      { is: "possible", match: right.record, same: sure },
    ]),
  );
}
