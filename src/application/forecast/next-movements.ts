import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { soonest } from "../../domain/recurrences/due.ts";
import {
  AHEAD_MAX_DAYS,
  type Occurrence,
  type Recurrence,
} from "../../domain/recurrences/recurrence.ts";
import { addDays } from "../../domain/shared/add-days.ts";
import { occurrenceName } from "../../domain/recurrences/occurrence-name.ts";
import type { WaitingAnswers } from "../recurrences/view-waiting.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";

/** A planned movement, with its recurrence. */
export type NextMovement = {
  readonly of: WithRevision<Recurrence>;
  readonly occurrence: Occurrence;
  /** Whether it is due, and waits for the user's decision. */
  readonly waits: boolean;
};

/** The next planned movements, up to a number; those that still wait for a decision come first. */
export function nextMovements(
  recurrences: readonly WithRevision<Recurrence>[],
  today: CivilDate,
  most: number,
  waiting: WaitingAnswers,
): readonly NextMovement[] {
  const names = new Set(waiting.map(({ occurrence }) => occurrenceName(occurrence)));
  const byId = new Map(recurrences.map((one) => [one.id, one]));
  return soonest(recurrences, addDays(today, AHEAD_MAX_DAYS), most).flatMap((occurrence) => {
    const of = byId.get(occurrence.recurrenceId);
    if (of === undefined) return [];
    return [{ of, occurrence, waits: names.has(occurrenceName(occurrence)) }];
  });
}
