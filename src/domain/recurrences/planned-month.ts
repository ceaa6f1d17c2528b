import { sum, type Cents } from "../shared/cents.ts";
import { daysOf, type YearMonth } from "../shared/year-month.ts";
import { occurrencesBetween } from "./occurrences.ts";
import type { Occurrence, Recurrence } from "./recurrence.ts";

/** The planned movements of a month that are not recorded; amounts in cents. */
export type PlannedMonth = {
  /** The earliest first. */
  readonly movements: readonly Occurrence[];
  readonly income: Cents;
  readonly outgoing: Cents;
};

/** The planned movements of a month, as the forecast sees them. */
export function plannedMonth(recurrences: readonly Recurrence[], month: YearMonth): PlannedMonth {
  const { from, to } = daysOf(month);
  const movements = occurrencesBetween(recurrences, from, to);
  const sumOf = (wanted: Occurrence["kind"]) =>
    sum(movements.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  return { movements, income: sumOf("income"), outgoing: sumOf("expense") };
}
