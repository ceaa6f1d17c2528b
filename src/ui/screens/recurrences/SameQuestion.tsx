import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { sameQuestion } from "../../../text/recurrences/planned-occurrence.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import * as styles from "./recurrences.css.ts";
import type { WaitingAnswerProps } from "./recurrences-feature.ts";

type SameQuestionProps = Required<WaitingAnswerProps> & {
  readonly recorded: Transaction;
  readonly pending: boolean;
  readonly onConfirm: () => void;
};

/** Asks whether a waiting movement is a record that is there. */
export function SameQuestion({
  of,
  occurrence,
  acts,
  recorded,
  pending,
  onConfirm,
  said,
}: SameQuestionProps) {
  const name = recurrenceName(occurrence);
  const question = sameQuestion(recorded);
  const tie = () =>
    acts.send({ type: "ACT", act: { type: "tie", of, occurrence, record: recorded.id } });
  return (
    <div className={styles.same}>
      {!said.includes(question) && <p>{question}</p>}
      <div className={styles.answer}>
        {of.cost.of === "each" && (
          <Button
            variant="ghost"
            size="small"
            disabled={pending}
            aria-label={texts.skipOf(name)}
            onClick={() => acts.send({ type: "ACT", act: { type: "skip", of, occurrence } })}
          >
            {texts.skip}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={pending}
          aria-label={texts.otherOf(name)}
          onClick={onConfirm}
        >
          {texts.other}
        </Button>
        <Button size="small" disabled={pending} aria-label={texts.sameOf(name)} onClick={tie}>
          {texts.same}
        </Button>
      </div>
    </div>
  );
}
