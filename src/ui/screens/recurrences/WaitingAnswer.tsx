import { useSelector } from "@xstate/react";
import { useState } from "react";
import { amountText, readAmount } from "../../../application/forms/amount-text.ts";
import { isUnderWay } from "../../../application/machines/recurrence-acts.machine.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Occurrence, Recurrence } from "../../../domain/recurrences/recurrence.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";

export type WaitingAnswerProps = {
  readonly of: Seen<Recurrence>;
  readonly occurrence: Occurrence;
  readonly acts: RecurrenceActsActor;
};

/** Confirms a movement that waits, with another amount if need be, or leaves it out. */
export function WaitingAnswer({ of, occurrence, acts }: WaitingAnswerProps) {
  const pending = useSelector(acts, ({ context }) => isUnderWay(context, of.id));
  const [typed, setTyped] = useState(amountText(occurrence.amount));
  const [isWrong, setWrong] = useState(false);
  const amount = readAmount(typed);
  const name = recurrenceName(occurrence);
  const confirm = () => {
    setWrong(!amount.ok);
    if (amount.ok)
      acts.send({ type: "ACT", act: { type: "confirm", of, occurrence, amount: amount.value } });
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submitting(confirm)}>
      <TextField
        label={texts.amountOf(name)}
        labelHidden
        compact
        className={styles.amount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isWrong && !amount.ok ? fieldIssues[amount.reason] : null}
        onChange={setTyped}
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
