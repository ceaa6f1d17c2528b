import type { Decision } from "../../../domain/imports/review/decide.ts";
import { fateOf, type ReviewLine } from "../../../domain/imports/review/review.ts";
import { formatDate } from "../../../text/format.ts";
import { importTexts as texts, leftOutTexts, reasonText } from "../../../text/imports/imports.ts";
import { recurrenceName } from "../../../text/recurrences/recurrences.ts";
import { box } from "../../components/Field/check-field.css.ts";
import * as styles from "./review-list.css.ts";

type LineOriginMarkProps = {
  readonly line: ReviewLine;
  readonly decide: (decision: Decision) => void;
};

/** The reason for a line's proposal, and the buttons to correct it. */
export function LineOriginMark({ line, decide }: LineOriginMarkProps) {
  const { id, origin, leftOut, reason, parts, planned } = line;
  if (origin.is === "repeated") {
    return origin.removed ? (
      <Tick
        text={texts.removed}
        label={texts.bringBack}
        ticked={origin.restored}
        onTick={(restored) => decide({ id, to: "bring-back", restored })}
      />
    ) : (
      texts.repeated
    );
  }
  if (origin.is === "possible") {
    const { description, category, date } = origin.match;
    return (
      <Tick
        text={texts.possible(description ?? category, formatDate(date), origin.account)}
        label={texts.same}
        ticked={origin.same}
        onTick={(same) => decide({ id, to: "take-as-same", same })}
      />
    );
  }
  if (fateOf(line) === "not-counted") {
    return leftOutTexts[leftOut ?? "person"];
  }
  if (planned !== null) {
    const { occurrence, taken } = planned;
    return (
      <Tick
        text={texts.planned(recurrenceName(occurrence), formatDate(occurrence.date))}
        label={texts.isPlanned}
        ticked={taken}
        onTick={(is) => decide({ id, to: "take-as-planned", taken: is })}
      />
    );
  }
  if (parts !== null) return texts.divided(parts.length);
  return reason?.by === "unknown" ? (
    <span className={styles.unknown}>{reasonText(reason)}</span>
  ) : (
    reasonText(reason)
  );
}

type TickProps = {
  readonly text: string;
  readonly label: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
};

const Tick = ({ text, label, ticked, onTick }: TickProps) => (
  <span className={styles.tick}>
    <label className={styles.tickLabel}>
      <input
        type="checkbox"
        className={box}
        tabIndex={-1}
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
      />
      {label}
    </label>
    <span className={styles.tickText}>{text}</span>
  </span>
);
