import { SLIVER } from "../../components/Progress/sliver.ts";
import { percent } from "./percent.ts";
import type { Bar } from "./scenario-bars.ts";
import { bars as picture, fills } from "./scenario.css.ts";

const HEIGHT = 8;
const STEP = 12;

/** The bars of a measure, the current one above the simulated one; drawn with attributes, without inline styles. */
export const ScenarioBars = ({ bars }: { readonly bars: readonly Bar[] }) => (
  <svg className={picture} aria-hidden>
    {bars.map(({ start, length }, index) => {
      const place = { x: percent(start), y: index * STEP, height: HEIGHT, rx: 2 };
      return (
        length > 0 && (
          <g key={fills[index]} className={fills[index]}>
            <rect {...place} width={SLIVER} />
            <rect {...place} width={percent(length)} />
          </g>
        )
      );
    })}
  </svg>
);
