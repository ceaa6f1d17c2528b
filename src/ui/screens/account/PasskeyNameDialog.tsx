import { useSelector } from "@xstate/react";
import { passkeyTexts as texts } from "../../../text/passkeys.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { PasskeyActors } from "./account-feature.ts";

/** Gives a passkey another name. */
export function PasskeyNameDialog({ dialog }: { readonly dialog: PasskeyActors["naming"] }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.rename}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <DialogForm dialog={dialog} incomplete={texts.incomplete}>
        {(field) => (
          <>
            <TextField {...field("name", texts.name)} autoComplete="off" required />
            <DialogActions>
              <SaveButton dialog={dialog} />
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
