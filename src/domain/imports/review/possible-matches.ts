import { daysBetween } from "../../shared/days-between.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import { pairNearest, type Pair } from "./pair-nearest.ts";
import type { ReviewLine, Standing } from "./review.ts";

/** What somebody enters by hand lies at most so many days from what the bank says. */
export const ENTERED_WITHIN = 7;

const keyOf = ({ kind, amount }: Pick<Transaction, "kind" | "amount">) => `${kind} ${amount}`;

/**
 * New lines that may be what somebody has entered: the same cents within seven days, one to one, the nearest first. It
 * is taken for the same only where each is the other's only nearest.
 */
export function possibleMatches(
  lines: readonly ReviewLine[],
  entered: readonly Transaction[],
): ReadonlyMap<ReviewLine, Standing> {
  const byAmount = Map.groupBy(entered, keyOf);
  const pairs = lines
    .filter(({ standing }) => standing.is === "new")
    .flatMap((line) =>
      (byAmount.get(keyOf(line)) ?? []).flatMap((record): Pair<ReviewLine, Transaction>[] => {
        const distance = Math.abs(daysBetween(line.date, record.date));
        return distance > ENTERED_WITHIN ? [] : [{ left: line, right: record, distance }];
      }),
    );
  return new Map(
    pairNearest(pairs).map(({ left, right, sure }) => [
      left,
      { is: "possible", match: right, same: sure },
    ]),
  );
}
