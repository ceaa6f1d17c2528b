import { cents, type Cents } from "../shared/cents.ts";

/** The range of an amount: its middle, and its bounds in eight of ten cases; in cents. */
export type Spread = { readonly low: Cents; readonly middle: Cents; readonly high: Cents };

const LOW_QUANTILE = 0.1;
const HIGH_QUANTILE = 0.9;

/**
 * The spread of the next case of the same kind. Of n cases the next one falls below the k-th smallest in k of n + 1:
 * with few cases the band is the observed range, and covers less than eight of ten.
 */
export function spreadOf(amounts: readonly number[]): Spread {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (part: number) => cents(Math.round(quantile(sorted, part)));
  return { low: at(LOW_QUANTILE), middle: at(0.5), high: at(HIGH_QUANTILE) };
}

/** The value below which the next case falls with a probability, interpolated between neighbours. */
function quantile(sorted: readonly number[], part: number): number {
  const place = Math.min(Math.max((sorted.length + 1) * part - 1, 0), sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
