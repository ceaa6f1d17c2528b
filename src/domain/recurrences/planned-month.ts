import { sum, type Cents } from "../shared/cents.ts";
import { daysOf, type YearMonth } from "../shared/year-month.ts";
import { occurrencesBetween } from "./occurrences.ts";
import type { Occurrence, Recurrence } from "./recurrence.ts";

/** What is planned for a month and not recorded; amounts in cents. */
export type PlannedMonth = {
  /** The earliest first. */
  readonly movements: readonly Occurrence[];
  readonly income: Cents;
  readonly outgoing: Cents;
};

/** What recurrences bring in a month, as the forecast sees it. */
export function plannedMonth(recurrences: readonly Recurrence[], month: YearMonth): PlannedMonth {
  const { from, to } = daysOf(month);
  const movements = occurrencesBetween(recurrences, from, to);
  const sumOf = (wanted: Occurrence["kind"]) =>
    sum(movements.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  return { movements, income: sumOf("income"), outgoing: sumOf("expense") };
}
