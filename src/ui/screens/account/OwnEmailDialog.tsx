import { useSelector } from "@xstate/react";
import { ownEmailTexts as texts } from "../../../text/own-account.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { OwnEmailActor } from "./account-feature.ts";

/** Asks for another email of one's own. */
export function OwnEmailDialog({ dialog }: { readonly dialog: OwnEmailActor }) {
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
            <TextField
              {...field("email", texts.email)}
              type="email"
              hint={texts.effect}
              autoComplete="email"
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
