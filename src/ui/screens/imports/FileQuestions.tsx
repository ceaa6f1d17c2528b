import {
  fileQuestionsOf,
  type RepeatAnswer,
} from "../../../domain/imports/review/file-questions.ts";
import type { Review } from "../../../domain/imports/review/review.ts";
import {
  fileQuestionText,
  fileQuestionTexts as texts,
} from "../../../text/imports/file-questions.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./review.css.ts";

type FileQuestionsProps = { readonly review: Review; readonly actor: ImportActor };

/** The first rows are enough to recognise them. */
const MAX_SHOWN_ROWS = 3;

const ANSWERS: readonly RepeatAnswer[] = ["same", "other"];

/** Questions about rows that may be there twice; nothing is imported before they are answered. */
export function FileQuestions({ review, actor }: FileQuestionsProps) {
  const questions = fileQuestionsOf(review);
  if (questions.length === 0) return null;
  return (
    <Card title={texts.title}>
      <ul className={styles.questions}>
        {questions.map((question) => {
          const { file, about, answer, rows } = question;
          const words = fileQuestionText(question);
          return (
            <li key={`${file} ${about}`} className={styles.question}>
              <div className={styles.facts}>
                <p>{words.question}</p>
                <p className={styles.note}>{review.files[file]?.name}</p>
                {rows.slice(0, MAX_SHOWN_ROWS).map((row) => (
                  <p key={row.line} className={styles.note}>
                    {texts.row(row)}
                  </p>
                ))}
                {rows.length > MAX_SHOWN_ROWS && (
                  <p className={styles.note}>{texts.more(rows.length - MAX_SHOWN_ROWS)}</p>
                )}
              </div>
              <div className={styles.answers} role="group" aria-label={words.question}>
                {ANSWERS.map((one) => (
                  <Button
                    key={one}
                    variant={one === answer ? "primary" : "secondary"}
                    size="small"
                    aria-pressed={one === answer}
                    onClick={() => actor.send({ type: "ANSWER", file, about, answer: one })}
                  >
                    {words[one]}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
