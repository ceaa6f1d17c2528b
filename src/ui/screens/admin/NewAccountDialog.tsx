import { accountFailureText } from "../../../text/administration/account-notices.ts";
import { accountFormTexts as texts, roleNames } from "../../../text/administration/admin.ts";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { CreationActor } from "./admin-feature.ts";

const ROLES = [
  { value: "normal", label: roleNames.normal },
  { value: "admin", label: roleNames.admin },
];

/** Creates an account for another user. */
export function NewAccountDialog({ dialog }: { readonly dialog: CreationActor }) {
  return (
    <FormDialog
      title={texts.create}
      dialog={dialog}
      incomplete={texts.incomplete}
      failureSentence={(failure) => accountFailureText("create", failure).message}
      size="normal"
      actions={<SaveButton dialog={dialog} label={texts.create} pendingLabel={texts.creating} />}
    >
      {(field) => (
        <>
          <TextField
            {...field("username", texts.username)}
            hint={texts.usernameHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField {...field("email", texts.email)} type="email" autoComplete="off" required />
          <PasswordField
            {...field("password", texts.password)}
            placeholder={texts.passwordPlaceholder}
            hint={texts.passwordHint}
            autoComplete="new-password"
            required
          />
          <SelectField {...field("role", texts.role)} options={ROLES} required />
        </>
      )}
    </FormDialog>
  );
}
