import { useSelector } from "@xstate/react";
import { readAmount } from "../../../application/acts/amount-text.ts";
import { typedOf } from "../../../application/recurrences/recurrence-acts.machine.ts";
import type { RecurrenceAct } from "../../../application/recurrences/recurrence-act.ts";
import type { WaitingAnswers } from "../../../application/recurrences/view-waiting.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { RecurrenceActors } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";

type AnswerAllProps = {
  /** The movements that nobody has answered yet. */
  readonly waiting: WaitingAnswers;
  /** The plan that they are of; null for those of all plans. */
  readonly name: string | null;
  readonly actors: RecurrenceActors;
};

/** Confirms or skips several movements with one press, but those that may be recorded already. */
export function AnswerAll({ waiting, name, actors: { acts, all } }: AnswerAllProps) {
  const typed = useSelector(acts, ({ context }) => context);
  const busy = useSelector(all, (snapshot) => snapshot.hasTag("busy"));
  const sent = useSelector(all, ({ context }) => context.of);
  const clear = waiting.filter(({ recorded }) => recorded === null);
  const leftOut = waiting.length - clear.length;
  // Instalments are paid, not skipped.
  const skipped = clear.filter(({ of }) => of.cost.of === "each");
  const confirmAll = () => {
    const ready = clear.flatMap(({ of, occurrence }): RecurrenceAct[] => {
      const text = typedOf(typed, occurrence)?.amount;
      const amount = text === undefined ? occurrence.amount : readable(text);
      // An amount that cannot be read says so in its field.
      if (amount === null) acts.send({ type: "CONFIRM", of, occurrence });
      return amount === null ? [] : [{ type: "confirm", of, occurrence, amount }];
    });
    if (ready.length > 0) all.send({ type: "DO", of: { kind: "confirm", acts: ready, leftOut } });
  };
  const skipAll = () =>
    all.send({
      type: "DO",
      of: {
        kind: "skip",
        acts: skipped.map(({ of, occurrence }) => ({ type: "skip", of, occurrence })),
        leftOut,
      },
    });
  return (
    <div className={styles.choices}>
      {skipped.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          disabled={busy}
          pending={busy && sent?.kind === "skip"}
          pendingLabel={texts.skippingAll}
          aria-label={name === null || busy ? undefined : texts.skipAllOf(name)}
          onClick={skipAll}
        >
          {texts.skipAll}
        </Button>
      )}
      {clear.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          disabled={busy}
          pending={busy && sent?.kind === "confirm"}
          pendingLabel={texts.confirmingAll}
          aria-label={name === null || busy ? undefined : texts.confirmAllOf(name)}
          onClick={confirmAll}
        >
          {texts.confirmAll}
        </Button>
      )}
    </div>
  );
}

function readable(text: string) {
  const amount = readAmount(text);
  return amount.ok ? amount.value : null;
}
