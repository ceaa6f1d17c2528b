import { useId } from "react";
import { Button } from "../../components/Button/Button.tsx";
import * as styles from "./question.css.ts";

type QuestionProps<Answer extends string> = {
  readonly question: string;
  /** What it is about, as in its file. */
  readonly about?: readonly string[];
  readonly answers: readonly { readonly value: Answer; readonly label: string }[];
  /** The answer that was given; null if there is none yet. */
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
};

/** A question that has to be answered before an import goes on; nothing is chosen unless somebody has chosen it. */
export function Question<Answer extends string>(props: QuestionProps<Answer>) {
  const { question, about = [], answers, answer, onAnswer } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <div className={styles.facts}>
        <p id={id}>{question}</p>
        {about.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          <p key={at} className={styles.about}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles.answers}>
        {answers.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === answer ? "primary" : "secondary"}
            size="small"
            aria-pressed={value === answer}
            onClick={() => onAnswer(value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
