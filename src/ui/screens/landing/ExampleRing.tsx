import { SLICES } from "../../design/palette.ts";
import { example } from "./example-figures.ts";

const GAP = 0.006;

/** The category ring as plain circles: the page is not to fetch a library for an ornament. */
export function ExampleRing() {
  let start = 0;
  return (
    <svg width="168" height="168" viewBox="-84 -84 168 168" fill="none" strokeWidth="28">
      {example.categories.map(({ name, share }, index) => {
        const from = start;
        start += share;
        return (
          <circle
            key={name}
            r="70"
            pathLength="1"
            stroke={SLICES[index]}
            strokeDasharray={`${Math.max(0, share - GAP)} 2`}
            transform={`rotate(${from * 360 - 90})`}
          />
        );
      })}
    </svg>
  );
}
