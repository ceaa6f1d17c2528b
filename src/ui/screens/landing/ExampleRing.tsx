import { SLICES } from "../../design/palette.ts";
import { example } from "./example-figures.ts";

const GAP = 0.006;

/** The category ring as plain circles: no library is fetched for a decoration. */
export const ExampleRing = () => (
  <svg width="168" height="168" viewBox="-84 -84 168 168" fill="none" strokeWidth="28">
    {example.categories.map(({ name, share, start }, index) => (
      <circle
        key={name}
        r="70"
        pathLength="1"
        stroke={SLICES[index]}
        strokeDasharray={`${share - GAP} 2`}
        transform={`rotate(${start * 360 - 90})`}
      />
    ))}
  </svg>
);
