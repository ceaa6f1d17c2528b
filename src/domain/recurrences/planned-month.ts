import { subtract, sum, type Cents } from "../shared/cents.ts";
import { daysOf, type YearMonth } from "../shared/year-month.ts";
import { occurrencesBetween } from "./occurrences.ts";
import type { Occurrence, Recurrence } from "./recurrence.ts";

/** The planned movements of a month that are not recorded; amounts in cents. */
export type PlannedMonth = {
  /** The earliest first. */
  readonly movements: readonly Occurrence[];
  readonly income: Cents;
  readonly outgoing: Cents;
  /** What is left of the income; negative if it is less than the expenses. */
  readonly left: Cents;
};

/** The planned movements of a month, as the forecast sees them. */
export function plannedMonth(recurrences: readonly Recurrence[], month: YearMonth): PlannedMonth {
  const { from, to } = daysOf(month);
  const movements = occurrencesBetween(recurrences, from, to);
  const sumOf = (wanted: Occurrence["kind"]) =>
    sum(movements.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
  const [income, outgoing] = [sumOf("income"), sumOf("expense")];
  return { movements, income, outgoing, left: subtract(income, outgoing) };
}
