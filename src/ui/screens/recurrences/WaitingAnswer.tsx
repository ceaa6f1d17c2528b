import { useSelector } from "@xstate/react";
import { amountText } from "../../../application/acts/amount-text.ts";
import { isUnderWay, typedOf } from "../../../application/recurrences/recurrence-acts.machine.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { submitting } from "../../submitting.ts";
import { Unsent } from "../unsent/UnsentMark.tsx";
import { useWaiting } from "../unsent/use-unsent.ts";
import type { WaitingAnswerProps } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";
import { SameQuestion } from "./SameQuestion.tsx";
import { useRecorded } from "./use-waiting-answers.ts";

/**
 * Confirms a waiting movement, with another amount if need be, or skips it, or says that it is a record that is there;
 * once, also without a network.
 */
export function WaitingAnswer({ of, occurrence, acts, said = "" }: WaitingAnswerProps) {
  const pending = useSelector(acts, ({ context }) => isUnderWay(context, of.id));
  const typed = useSelector(acts, ({ context }) => typedOf(context, occurrence));
  const isAnswered = useWaiting(({ answered }) => answered.has(occurrenceName(occurrence)));
  const recorded = useRecorded(occurrence);
  const name = recurrenceName(occurrence);
  const confirm = () => acts.send({ type: "CONFIRM", of, occurrence });
  if (isAnswered)
    return (
      <p className={styles.answered}>
        <Money amount={occurrence.amount} />
        <Unsent />
      </p>
    );
  if (recorded !== null)
    return (
      <SameQuestion
        of={of}
        occurrence={occurrence}
        acts={acts}
        recorded={recorded}
        said={said}
        pending={pending}
        onConfirm={confirm}
      />
    );
  return (
    <form autoComplete="off" className={styles.answer} noValidate onSubmit={submitting(confirm)}>
      <SmallAmountField
        label={texts.amountOf(name)}
        labelHidden
        compact
        className={styles.amount}
        value={typed?.amount ?? amountText(occurrence.amount)}
        error={typed?.issue ? fieldIssues[typed.issue] : null}
        onChange={(amount) => acts.send({ type: "CHANGE", occurrence, amount })}
      />
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
      <Button type="submit" size="small" disabled={pending} aria-label={texts.confirmOf(name)}>
        {texts.confirm}
      </Button>
    </form>
  );
}
