import { donePercent } from "../../../text/format.ts";
import { bar, fills, track } from "./progress.css.ts";
import { SLIVER } from "./sliver.ts";

type ProgressProps = {
  readonly label: string;
  /** From 0 to 1; a greater value fills the bar. */
  readonly value: number;
  readonly tone?: keyof typeof fills;
};

/** Drawn as an SVG whose width is an attribute: no inline style is needed. */
export function Progress({ label, value, tone = "brand" }: ProgressProps) {
  const percent = donePercent(Math.min(1, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg className={bar} aria-hidden>
        <rect className={track} width="100%" height="7" rx="3.5" />
        {value > 0 && <rect className={fills[tone]} width={SLIVER} height="7" rx="1" />}
        {percent > 0 && <rect className={fills[tone]} width={`${percent}%`} height="7" rx="3.5" />}
      </svg>
    </div>
  );
}
