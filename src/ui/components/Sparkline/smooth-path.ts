/** The box of a sparkline: so many units wide, so many pixels high, and the edge above and below that. */
export const SPARK_WIDTH = 320;
export const SPARK_HEIGHT = 36;
export const SPARK_EDGE = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Answers how far below the upper edge of a box a value among others is drawn. */
export function heightIn(values: readonly number[], height: number) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value: number) => (span === 0 ? height / 2 : height - ((value - low) / span) * height);
}

/** An SVG path through evenly spread values in a box, smoothed so that it never leaves their range. */
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
