import { useSelector } from "@xstate/react";
import type { GoalFields } from "../../../application/forms/goal-form.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { goalFormTexts as texts } from "../../../text/goals.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import { PhotoField } from "./PhotoField.tsx";
import * as styles from "./profile-forms.css.ts";
import type { ProfileActors } from "./profile-feature.ts";

type GoalFormProps = {
  readonly dialog: ProfileActors["goalDialog"];
  readonly photo: ProfileActors["photo"];
};

export function GoalForm({ dialog, photo }: GoalFormProps) {
  const { fields, fault, failure } = useSelector(dialog, ({ context }) => context);
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const uploading = useSelector(photo, (snapshot) => snapshot.hasTag("busy"));
  const field = (name: keyof GoalFields, label: string) => {
    const issue = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value: string) => dialog.send({ type: "CHANGE", field: name, value }),
    };
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitting(() => dialog.send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{failureText(failure)}</Alert>}
      {fault?.incomplete && <Alert>{texts.incomplete}</Alert>}
      <TextField {...field("name", texts.name)} maxLength={80} autoComplete="off" required />
      <AmountField {...field("total", texts.total)} required />
      <div className={styles.pair}>
        <TextField
          {...field("current", texts.current)}
          inputMode="decimal"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
        <DateField {...field("deadline", texts.deadline)} optional />
      </div>
      <PhotoField photo={photo} disabled={saving} />
      <DialogActions>
        <Button
          type="submit"
          pending={saving || uploading}
          pendingLabel={uploading ? texts.uploading : texts.saving}
        >
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
