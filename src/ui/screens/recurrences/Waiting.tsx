import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Card } from "../../components/Card/Card.tsx";
import { AnswerAll } from "./AnswerAll.tsx";
import type { RecurrenceActors } from "./recurrences-feature.ts";
import { list } from "./recurrences.css.ts";
import { useUnanswered, useWaitingAnswers } from "./use-waiting-answers.ts";
import { WaitingPlan } from "./WaitingPlan.tsx";
import { WaitingRow } from "./WaitingRow.tsx";

/** The past movements that wait for an answer, folded by plan where a plan has several; nothing without any. */
export function Waiting({ actors }: { readonly actors: RecurrenceActors }) {
  const waiting = useWaitingAnswers();
  const unanswered = useUnanswered();
  const [first] = waiting;
  if (first === undefined) return null;
  const plans = Map.groupBy(waiting, ({ of }) => of.id);
  return (
    <Card
      title={unanswered.length > 1 ? texts.waitingCount(unanswered.length) : texts.waiting}
      action={plans.size > 1 && <AnswerAll waiting={unanswered} name={null} actors={actors} />}
    >
      <ul className={list}>
        {[...plans].map(([id, [one = first, ...others]]) =>
          others.length === 0 ? (
            <WaitingRow
              key={occurrenceName(one.occurrence)}
              of={one.of}
              occurrence={one.occurrence}
              acts={actors.acts}
            />
          ) : (
            <WaitingPlan
              key={id}
              waiting={[one, ...others]}
              unanswered={unanswered.filter(({ of }) => of.id === id)}
              actors={actors}
            />
          ),
        )}
      </ul>
    </Card>
  );
}
