import { useSelector } from "@xstate/react";
import { accountFailureText } from "../../../text/administration/account-notices.ts";
import { accountFormTexts as texts, accountTexts } from "../../../text/administration/admin.ts";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { useUser } from "../../use-user.ts";
import { FormDialog } from "../shared/FormDialog.tsx";
import { note } from "./admin.css.ts";
import type { PasswordActor } from "./admin-feature.ts";

/** Sets a new password for an account, which ends all of its sessions. */
export function PasswordDialog({ dialog }: { readonly dialog: PasswordActor }) {
  const own = useUser()?.id;
  const mode = useSelector(dialog, ({ context }) => context.mode);
  if (mode.type === "create") return null;
  return (
    <FormDialog
      title={accountTexts.password(mode.id.username)}
      dialog={dialog}
      incomplete={texts.incomplete}
      failureSentence={(failure) => accountFailureText("change-password", failure).message}
    >
      {(field) => (
        <>
          <PasswordField
            {...field("password", texts.newPassword)}
            placeholder={texts.passwordPlaceholder}
            hint={texts.passwordHint}
            autoComplete="new-password"
            required
          />
          <p className={note}>{mode.id.id === own ? texts.ownSessionEnds : texts.sessionsEnd}</p>
        </>
      )}
    </FormDialog>
  );
}
