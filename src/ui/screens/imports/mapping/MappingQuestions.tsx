import type { DoubtQuestion } from "../../../../domain/imports/columns/doubt-questions.ts";
import { withAnswer } from "../../../../domain/imports/columns/doubt-questions.ts";
import type { Mapping } from "../../../../domain/imports/mapping/mapping.ts";
import {
  doubtAnswerText,
  doubtText,
  mappingQuestionTexts as texts,
} from "../../../../text/imports/mapping-questions.ts";
import { Question } from "../Question.tsx";
import * as styles from "./mapping.css.ts";

type MappingQuestionsProps = {
  readonly questions: readonly DoubtQuestion[];
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

/** What the columns of a file leave open; it is read only once all is answered. */
export function MappingQuestions({ questions, header, mapping, onChange }: MappingQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={texts.title} className={styles.questions}>
      <h3 className={styles.subtitle}>{texts.title}</h3>
      <ul className={styles.questionList}>
        {questions.map((question) => (
          <li key={`${question.about} ${"word" in question ? question.word : ""}`}>
            <Question
              question={doubtText(question, header[question.column] || String(question.column + 1))}
              answers={question.answers.map((value) => ({
                value,
                label: doubtAnswerText(question, value),
              }))}
              answer={question.answer}
              onAnswer={(answer) => onChange(withAnswer(mapping, question, answer))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
