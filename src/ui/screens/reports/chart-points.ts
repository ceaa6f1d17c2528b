import { axisMonths } from "../../../text/months.ts";
import { niceAxis } from "../../../domain/reports/nice-axis.ts";
import type { Evolution } from "./evolution.ts";

/** The points of the chart: x is the index of a month, y an amount in cents. */
export function chartPoints({ months, unfinished, projection: projected }: Evolution) {
  const projection = projected ?? [];
  const begin = months.length;
  const last: number = months.at(-1)?.balance ?? 0;
  const known = months.map(({ balance }, x) => ({ x, y: balance }));
  const pending = unfinished === null ? 0 : 1;
  const axis = niceAxis([
    ...months.map(({ balance }) => balance),
    ...projection.flatMap(({ low, high }) => [low, high]),
  ]);
  // The projection starts at the last known month.
  const grown = <Point>(root: Point, points: readonly Point[]) =>
    points.length === 0 ? [] : [root, ...points];
  return {
    names: axisMonths([...months, ...projection].map(({ month }) => month)),
    // A single month is drawn as a short stroke, since a line needs two ends.
    actual:
      begin === 1 ? [-0.04, 0.04].map((x) => ({ x, y: last })) : known.slice(0, begin - pending),
    /** The segment to an unfinished month. */
    pending: pending > 0 && begin > 1 ? known.slice(-2) : [],
    expected: grown(
      { x: begin - 1, y: last },
      projection.map(({ expected }, index) => ({ x: begin + index, y: expected })),
    ),
    band: grown(
      { x: begin - 1, y: last, y0: last },
      projection.map(({ low, high }, index) => ({
        x: begin + index,
        y: high,
        y0: low,
      })),
    ),
    axis,
  };
}

/**
 * The indexes of the places that are labelled where only `room` of `count` labels fit: evenly spaced, and always the
 * last.
 */
export function tickIndexes(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
