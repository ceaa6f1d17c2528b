import { cents, type Cents } from "../shared/cents.ts";

/** The scale of a chart: its ends and the amounts at its grid lines, in cents. */
export type Axis = {
  readonly domain: [number, number];
  readonly ticks: Cents[];
};

/** The approximate number of grid lines, their smallest distance, and the round distances. */
const WANTED_LINES = 4;
const MIN_STEP_CENTS = 10_00;
const STEPS = [1, 2, 2.5, 5, 10];

/** A scale for amounts that includes zero and has round amounts at its grid lines. */
export function niceAxis(amounts: readonly Cents[]): Axis {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const rough = Math.max((high - low) / WANTED_LINES, MIN_STEP_CENTS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.round((STEPS.find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    cents((first + index) * step),
  );
  return { domain: [first * step, last * step], ticks };
}
