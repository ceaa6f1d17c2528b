import { useSelector } from "@xstate/react";
import { passkeyFaultText } from "../../../text/passkey-faults.ts";
import { passkeyTexts as texts } from "../../../text/passkeys.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { PasskeyActors } from "./account-feature.ts";
import * as styles from "./account.css.ts";

/** Asks for the name of a new passkey, before the browser asks for the rest. */
export function PasskeyCreationDialog({ dialog }: { readonly dialog: PasskeyActors["creation"] }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const refusal = useSelector(dialog, ({ context }) => context.refusal);
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.add}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <DialogForm dialog={dialog} incomplete={texts.incomplete}>
        {(field) => (
          <>
            {refusal && <Alert>{passkeyFaultText[refusal]}</Alert>}
            <TextField
              {...field("name", texts.name)}
              hint={texts.nameHint}
              autoComplete="off"
              required
            />
            <p className={styles.hint}>{texts.next}</p>
            <DialogActions>
              <Button type="submit" pending={creating} pendingLabel={texts.creating}>
                {texts.create}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
