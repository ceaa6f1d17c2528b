import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { WaitingAnswers } from "../../../application/recurrences/view-waiting.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { formatDate } from "../../../text/format.ts";
import { leftOutText } from "../../../text/recurrences/acts-done.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Unsent } from "../unsent/UnsentMark.tsx";
import { AnswerAll } from "./AnswerAll.tsx";
import * as folded from "./proposals.css.ts";
import type { RecurrenceActors } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";
import { WaitingRow } from "./WaitingRow.tsx";

type WaitingPlanProps = {
  /** The waiting movements of one plan, two or more. */
  readonly waiting: WaitingAnswers;
  readonly unanswered: WaitingAnswers;
  readonly actors: RecurrenceActors;
};

/** The most movements of a plan that are unfolded; the others follow as these are answered. */
const MAX_SHOWN = 20;

/** The waiting movements of a plan in one row, which unfolds them. */
export function WaitingPlan({ waiting, unanswered, actors }: WaitingPlanProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const [first, last] = [waiting[0], waiting.at(-1)];
  if (first === undefined || last === undefined) return null;
  const name = recurrenceName(first.of);
  const asks = unanswered.filter(({ recorded }) => recorded !== null).length;
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.what}>
          <button
            type="button"
            className={folded.toggle}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={folded.signs[open ? "open" : "closed"]} size={16} aria-hidden />
            {name}
          </button>
          {unanswered.length > 0 && (
            <p className={styles.detail}>
              {texts.waitingOf(
                unanswered.length,
                formatDate(first.occurrence.date),
                formatDate(last.occurrence.date),
              )}
            </p>
          )}
          {asks > 0 && <p className={styles.detail}>{leftOutText(asks)}</p>}
        </div>
        {unanswered.length > 0 ? (
          <AnswerAll waiting={unanswered} name={name} actors={actors} />
        ) : (
          <Unsent />
        )}
      </div>
      <ul id={listId} className={styles.list} hidden={!open}>
        {open &&
          waiting
            .slice(0, MAX_SHOWN)
            .map(({ of, occurrence }) => (
              <WaitingRow
                key={occurrenceName(occurrence)}
                of={of}
                occurrence={occurrence}
                acts={actors.acts}
              />
            ))}
      </ul>
    </li>
  );
}
