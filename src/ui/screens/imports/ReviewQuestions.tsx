import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { OpenReview } from "../../../application/imports/import-steps.ts";
import { answerTo, questionsOf } from "../../../domain/imports/review/questions.ts";
import { RULE_PLACES } from "../../../domain/rules/rule-order.ts";
import { positionAfter } from "../../../domain/shared/positions.ts";
import { components } from "../../../text/components.ts";
import { importTexts as texts, questionText } from "../../../text/imports/imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./review.css.ts";

type ReviewQuestionsProps = { readonly open: OpenReview; readonly actor: ImportActor };

/** Questions that only the user can answer, asked once: the answer is stored as a rule. */
export function ReviewQuestions({ open, actor }: ReviewQuestionsProps) {
  const ruling = useSelector(actor, (snapshot) => snapshot.hasTag("ruling"));
  const questions = useMemo(() => questionsOf(open.review), [open]);
  if (questions.length === 0) return null;
  return (
    <Card title={texts.questions}>
      <ul className={styles.questions}>
        {questions.map((question) => {
          const { question: asked, count, leaveOut } = questionText(question);
          const last = positionAfter(open.rules, RULE_PLACES);
          const answer = (counts: boolean) =>
            actor.send({ type: "RULE", rule: answerTo(question, counts, last) });
          return (
            <li key={`${question.kind} ${question.contains}`} className={styles.question}>
              <p>{asked}</p>
              <div className={styles.answers}>
                <Button
                  variant="secondary"
                  size="small"
                  pending={ruling}
                  pendingLabel={components.saving}
                  onClick={() => answer(true)}
                >
                  {count}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  pending={ruling}
                  pendingLabel={components.saving}
                  onClick={() => answer(false)}
                >
                  {leaveOut}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
