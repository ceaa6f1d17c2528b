import type { Cents } from "../shared/cents.ts";

/**
 * The change of an amount against the month before, relative to that (0.062 is +6,2 %). Null if the month before is
 * zero.
 */
export const monthChange = (current: Cents, previous: Cents): number | null =>
  previous === 0 ? null : (current - previous) / Math.abs(previous);
