import { useSelector } from "@xstate/react";
import { ownPasswordTexts as texts } from "../../../text/own-account.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { OwnPasswordActor } from "./account-feature.ts";

/** Changes one's own password. */
export function OwnPasswordDialog({ dialog }: { readonly dialog: OwnPasswordActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.change}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <DialogForm dialog={dialog} incomplete={texts.incomplete}>
        {(field) => (
          <>
            <PasswordField
              {...field("current", texts.current)}
              autoComplete="current-password"
              required
            />
            <PasswordField
              {...field("password", texts.password)}
              hint={texts.passwordHint}
              autoComplete="new-password"
              required
            />
            <PasswordField
              {...field("repeated", texts.repeated)}
              autoComplete="new-password"
              required
            />
            <DialogActions>
              <SaveButton dialog={dialog} />
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
