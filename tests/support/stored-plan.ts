import { comeTo, replanning, type Outcome } from "../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../src/domain/recurrences/recurrence.ts";

/** A plan as it is stored. */
export type Stored = { readonly plan: Recurrence; readonly outcomes: readonly Outcome[] };

/** The plan with the outcomes of its days. */
export const wholeOf = ({ plan, outcomes }: Stored) => comeTo(plan, outcomes);

/** A stored plan after another one replaced it. */
export function storedAs(before: Stored, next: Recurrence): Stored {
  const { openedFrom, dropped, added } = replanning(next, before.plan, before.outcomes);
  const rows = new Map(before.outcomes.map((one) => [one.day, one]));
  for (const { day } of dropped) rows.delete(day);
  for (const one of added) rows.set(one.day, one);
  return { plan: { ...next, openFrom: openedFrom, exceptions: [] }, outcomes: [...rows.values()] };
}
