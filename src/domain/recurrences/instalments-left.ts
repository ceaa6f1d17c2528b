import { sum, type Cents } from "../shared/cents.ts";
import { openOccurrences } from "./occurrences.ts";
import type { Recurrence } from "./recurrence.ts";

/** The open instalments: how many of how many, and their sum in cents. */
export type InstalmentsLeft = {
  readonly left: number;
  readonly of: number;
  readonly amount: Cents;
};

/** The open instalments of a recurrence; null if it has none. */
export function instalmentsLeft(recurrence: Recurrence): InstalmentsLeft | null {
  if (recurrence.cost.of !== "parts") return null;
  const open = [...openOccurrences({ ...recurrence, paused: false })];
  return {
    left: open.length,
    of: recurrence.times ?? open.length,
    amount: sum(open.map(({ amount }) => amount)),
  };
}
