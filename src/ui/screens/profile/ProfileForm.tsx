import { useSelector } from "@xstate/react";
import type { ProfileFields } from "../../../application/forms/profile-form.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { profileTexts as texts } from "../../../text/profile.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import * as styles from "./profile-forms.css.ts";
import type { ProfileDialogActor } from "./profile-feature.ts";

export function ProfileForm({ dialog }: { readonly dialog: ProfileDialogActor }) {
  const { fields, fault, failure } = useSelector(dialog, ({ context }) => context);
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const field = (name: keyof ProfileFields, label: string) => {
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
      <TextField {...field("name", texts.name)} maxLength={80} autoComplete="name" required />
      <TextField
        {...field("age", texts.age)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        optional
      />
      <DialogActions>
        <Button type="submit" pending={saving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
