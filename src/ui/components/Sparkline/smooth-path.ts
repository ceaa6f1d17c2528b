/** The box of a sparkline: its width in units, its height in pixels, and the padding above and below. */
export const SPARK_WIDTH = 320;
export const SPARK_HEIGHT = 36;
export const SPARK_EDGE = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a function from a value to its distance from the top of a box. */
export function heightIn(values: readonly number[], height: number) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value: number) => (span === 0 ? height / 2 : height - ((value - low) / span) * height);
}

/** An SVG path through evenly spaced values in a box, smoothed without leaving their range. */
export function smoothPath(values: readonly number[], width: number, height: number): string {
  const heightOf = heightIn(values, height);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: round(index * step),
    y: round(heightOf(value)),
  }));
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join(" ");
}
