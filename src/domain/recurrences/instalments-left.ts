import { sum, type Cents } from "../shared/cents.ts";
import { openOccurrences } from "./occurrences.ts";
import type { Recurrence } from "./recurrence.ts";

/** What is left of instalments: how many parts of how many, and what they come to in cents. */
export type InstalmentsLeft = {
  readonly left: number;
  readonly of: number;
  readonly amount: Cents;
};

/** What is left to pay of instalments; null of what is none. */
export function instalmentsLeft(recurrence: Recurrence): InstalmentsLeft | null {
  if (recurrence.cost.of !== "parts") return null;
  const open = [...openOccurrences({ ...recurrence, paused: false })];
  return {
    left: open.length,
    of: recurrence.times ?? open.length,
    amount: sum(open.map(({ amount }) => amount)),
  };
}
