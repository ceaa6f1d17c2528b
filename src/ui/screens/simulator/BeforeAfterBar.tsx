import type { Cents } from "../../../domain/shared/cents.ts";
import { percent } from "./percent.ts";
import { barsOf } from "./scenario-bars.ts";
import { bar as picture } from "./outcome.css.ts";
import { fills } from "./scenario.css.ts";

const HEIGHT = 28;
/**
 * The height of the inner bar, for the amount before, in px; it is longer than the outer one where the amount shrinks.
 */
const INNER = 10;

type BeforeAfterBarProps = { readonly before: Cents; readonly after: Cents };

/** One bar from zero to the balance after, with the balance before inside; negative balances extend to the left. */
export function BeforeAfterBar({ before, after }: BeforeAfterBarProps) {
  const [[now, then] = []] = barsOf([[before, after]]);
  if (now === undefined || then === undefined) return null;
  return (
    <svg className={picture}>
      <rect
        className={fills[1]}
        x={percent(then.start)}
        width={percent(then.length)}
        height={HEIGHT}
        rx={6}
      />
      <rect
        className={fills[0]}
        x={percent(now.start)}
        y={(HEIGHT - INNER) / 2}
        width={percent(now.length)}
        height={INNER}
        rx={3}
      />
    </svg>
  );
}
