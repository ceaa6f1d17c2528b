import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { dueUntil } from "./due.ts";
import { occurrenceName } from "./occurrence-name.ts";
import { recordedAlready, type Recorded } from "./recorded-already.ts";
import { OCCURRENCES_MAX, type Occurrence, type Recurrence } from "./recurrence.ts";

/** A due movement that waits for an answer. */
export type WaitingMovement<Plan, Entity> = {
  readonly of: Plan;
  readonly occurrence: Occurrence;
  /** The record that it may be already; null if there is none. */
  readonly recorded: Entity | null;
};

/**
 * The movements that wait for an answer, the earliest first: the due ones of plans that ask, and of automatic ones those
 * that may be recorded already.
 */
export function waitingMovements<Plan extends Recurrence, Entity extends Recorded>(
  plans: readonly Plan[],
  records: readonly Entity[],
  today: CivilDate,
): readonly WaitingMovement<Plan, Entity>[] {
  const due = plans.flatMap((of) =>
    dueUntil(of, today, OCCURRENCES_MAX).map((occurrence) => ({ of, occurrence })),
  );
  const recorded = recordedAlready(
    plans,
    due.map(({ occurrence }) => occurrence),
    records,
  );
  return due
    .map(({ of, occurrence }) => ({
      of,
      occurrence,
      recorded: recorded.get(occurrenceName(occurrence)) ?? null,
    }))
    .filter((one) => one.of.mode === "confirm" || one.recorded !== null)
    .toSorted((one, other) => compareText(one.occurrence.date, other.occurrence.date));
}
