import { useSelector } from "@xstate/react";
import { accountFailureText } from "../../../text/account-notices.ts";
import { accountFormTexts as texts, roleNames } from "../../../text/admin.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { CreationActor } from "./admin-feature.ts";

const ROLES = [
  { value: "normal", label: roleNames.normal },
  { value: "admin", label: roleNames.admin },
];

/** Makes an account for somebody. */
export function NewAccountDialog({ dialog }: { readonly dialog: CreationActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Dialog open={open} title={texts.create} onClose={() => dialog.send({ type: "CLOSE" })}>
      <DialogForm
        dialog={dialog}
        incomplete={texts.incomplete}
        failureSentence={(failure) => accountFailureText("create", failure).message}
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
            <DialogActions>
              <Button type="submit" pending={saving} pendingLabel={texts.creating}>
                {texts.create}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
