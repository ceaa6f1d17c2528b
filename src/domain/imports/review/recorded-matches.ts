import { OTHER_WORDS_DAYS, pairsOf, reachOf } from "../../recurrences/fulfil.ts";
import type { Recurrence } from "../../recurrences/recurrence.ts";
import { pairNearest } from "../../transactions/pair-nearest.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { Bill } from "../bill.ts";
import type { ReviewLine, LineOrigin } from "./review.ts";

type Named = Pick<Transaction, "kind" | "category" | "description">;

const nameOf = ({ kind, category, description }: Named) => `${kind} ${category} ${description}`;

/**
 * New lines that may be records of a recurrence although the amount differs: the bank's movement shares a telling word
 * with the record, is as near as a planned one may be, and its amount is within a tenth. A line is taken for the record
 * if each is the other's only nearest.
 */
export function recordedMatches(
  lines: readonly ReviewLine[],
  entered: readonly Bill[],
  recurrences: readonly Recurrence[],
): ReadonlyMap<ReviewLine, LineOrigin> {
  const called = new Map(recurrences.map((one) => [nameOf(one), one]));
  const movements = lines.map((line) => ({ ...line, description: line.original, line }));
  const byDay = Map.groupBy(movements, ({ date }) => date);
  const pairs = entered.flatMap((record) => {
    const recurrence = record.description === null ? undefined : called.get(nameOf(record));
    if (recurrence === undefined) return [];
    return pairsOf(record, reachOf(recurrence), byDay).filter(
      ({ distance }) => distance < OTHER_WORDS_DAYS,
    );
  });
  return new Map(
    pairNearest(pairs).map(({ left, right, sure }) => [
      left.line,
      { is: "possible", match: right.record, same: sure },
    ]),
  );
}
