import type { Planned } from "../../domain/forecast/planned.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { occurrenceOn } from "../../domain/recurrences/occurrences.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";

/** An income that waits to be confirmed, with its recurrence. */
type WaitingIncome = {
  readonly of: WithRevision<Recurrence>;
  readonly occurrence: Occurrence;
};

/** Those of the unconfirmed incomes of a forecast that wait for the user's answer. */
export function waitingIncomes(
  recurrences: readonly WithRevision<Recurrence>[],
  unconfirmed: readonly Planned[],
): readonly WaitingIncome[] {
  const byId = new Map<string, WithRevision<Recurrence>>(recurrences.map((one) => [one.id, one]));
  return unconfirmed.flatMap(({ recurrence, date }) => {
    const of = byId.get(recurrence ?? "");
    if (of === undefined || of.mode !== "confirm") return [];
    const occurrence = occurrenceOn(of, date);
    return occurrence === null ? [] : [{ of, occurrence }];
  });
}
