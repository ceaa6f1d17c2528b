import { cents, type Cents } from "../shared/cents.ts";

/** The scale of a picture: its ends and the amounts at its lines, in cents. */
export type Axis = {
  readonly domain: [number, number];
  readonly ticks: Cents[];
};

/** About how many lines a scale has, how far they are apart at least, and which distances are round. */
const LINES = 4;
const LEAST = 10_00;
const STEPS = [1, 2, 2.5, 5, 10];

/** A scale for amounts that has zero on it and round amounts at its lines. */
export function niceAxis(amounts: readonly Cents[]): Axis {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const rough = Math.max((high - low) / LINES, LEAST);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.round((STEPS.find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    cents((first + index) * step),
  );
  return { domain: [first * step, last * step], ticks };
}
