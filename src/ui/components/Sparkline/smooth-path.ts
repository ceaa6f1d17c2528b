const round = (value: number) => Math.round(value * 10) / 10;

/** An SVG path through evenly spread values in a box, smoothed so that it never leaves their range. */
export function smoothPath(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: round(index * step),
    y: round(span === 0 ? height / 2 : height - ((value - low) / span) * height),
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
