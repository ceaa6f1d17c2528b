import { fileQuestionsOf } from "../../../domain/imports/review/file-questions.ts";
import type { Review } from "../../../domain/imports/review/review.ts";
import {
  fileQuestionText,
  fileQuestionTexts as texts,
} from "../../../text/imports/file-questions.ts";
import { Card } from "../../components/Card/Card.tsx";
import type { ImportActor } from "./imports-feature.ts";
import { Question } from "./Question.tsx";
import * as styles from "./review.css.ts";

type FileQuestionsProps = { readonly review: Review; readonly actor: ImportActor };

/** The first rows are enough to recognise them. */
const MAX_SHOWN_ROWS = 3;

/** Questions about rows that may be there twice, or have no direction; nothing is imported before they are answered. */
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
            <li key={`${file} ${about}`}>
              <Question
                question={words.question}
                about={[
                  review.files[file]?.name ?? "",
                  ...rows.slice(0, MAX_SHOWN_ROWS).map(texts.row),
                  ...(rows.length > MAX_SHOWN_ROWS
                    ? [texts.more(rows.length - MAX_SHOWN_ROWS)]
                    : []),
                ]}
                answers={words.answers.map(([value, label]) => ({ value, label }))}
                answer={answer}
                onAnswer={(value) => actor.send({ type: "ANSWER", file, about, answer: value })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
