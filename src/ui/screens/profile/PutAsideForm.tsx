import { useSelector } from "@xstate/react";
import { amountText } from "../../../application/forms/amount-text.ts";
import { goalMissing, type Goal } from "../../../domain/goals/goal.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { formatEuros } from "../../../text/format.ts";
import { goalFormTexts as texts } from "../../../text/goals.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { submitting } from "../../submitting.ts";
import { GoalFigures } from "./GoalFigures.tsx";
import * as styles from "./profile-forms.css.ts";
import type { PutAsideActor } from "./profile-feature.ts";

type PutAsideFormProps = { readonly dialog: PutAsideActor; readonly goal: Goal };

export function PutAsideForm({ dialog, goal }: PutAsideFormProps) {
  const { fields, fault, failure } = useSelector(dialog, ({ context }) => context);
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const change = (value: string) => dialog.send({ type: "CHANGE", field: "amount", value });
  const issue = fault?.issues.amount;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitting(() => dialog.send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{failureText(failure)}</Alert>}
      {fault?.incomplete && <Alert>{texts.amountMissing}</Alert>}
      <GoalFigures goal={goal} />
      <AmountField
        label={texts.amount}
        value={fields.amount}
        error={issue && fieldIssues[issue]}
        onChange={change}
        required
      />
      <span>
        <Button
          variant="secondary"
          size="small"
          onClick={() => change(amountText(goalMissing(goal)))}
        >
          {texts.rest(formatEuros(goalMissing(goal)))}
        </Button>
      </span>
      <DialogActions>
        <Button type="submit" pending={saving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
