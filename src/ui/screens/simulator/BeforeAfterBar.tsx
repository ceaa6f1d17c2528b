import type { Cents } from "../../../domain/shared/cents.ts";
import { percent } from "./percent.ts";
import { barsOf } from "./scenario-bars.ts";
import { bar as picture } from "./outcome.css.ts";
import { fills } from "./scenario.css.ts";

const HEIGHT = 28;
/** The amount before stands within the one after, or reaches beyond it where that is smaller. */
const INNER = 10;

type BeforeAfterBarProps = { readonly before: Cents; readonly after: Cents };

/** One bar from zero to what there would be, with what there is within it; what is below zero points to the left. */
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
