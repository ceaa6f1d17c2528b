import { useSelector } from "@xstate/react";
import { useState } from "react";
import { amountText, readAmount } from "../../../application/forms/amount-text.ts";
import { isUnderWay } from "../../../application/machines/recurrence-acts.machine.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Occurrence, Recurrence } from "../../../domain/recurrences/recurrence.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { formatDate } from "../../../text/format.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";

type WaitingRowProps = {
  readonly of: Seen<Recurrence>;
  readonly occurrence: Occurrence;
  readonly acts: RecurrenceActsActor;
};

/** A movement that waits: it is confirmed, with another amount if need be, or left out. */
export function WaitingRow({ of, occurrence, acts }: WaitingRowProps) {
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
    <li>
      <form className={styles.row} noValidate onSubmit={submitting(confirm)}>
        <div className={styles.what}>
          <p className={styles.name}>{name}</p>
          <p className={styles.detail}>
            {formatDate(occurrence.date)} · {occurrence.category}
          </p>
        </div>
        <div className={styles.answer}>
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
        </div>
      </form>
    </li>
  );
}
