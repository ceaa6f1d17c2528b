import { useSelector } from "@xstate/react";
import { passkeyFaultText } from "../../../text/passkeys/passkey-faults.ts";
import { passkeyTexts as texts } from "../../../text/passkeys/passkeys.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { PasskeyActors } from "./account-feature.ts";
import * as styles from "./account.css.ts";

/** Asks for the name of a new passkey, before the browser's own dialog. */
export function PasskeyCreationDialog({ dialog }: { readonly dialog: PasskeyActors["creation"] }) {
  const refusal = useSelector(dialog, ({ context }) => context.refusal);
  return (
    <FormDialog
      title={texts.add}
      dialog={dialog}
      incomplete={texts.incomplete}
      actions={<SaveButton dialog={dialog} label={texts.create} pendingLabel={texts.creating} />}
    >
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
        </>
      )}
    </FormDialog>
  );
}
