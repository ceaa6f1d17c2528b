import { passkeyTexts as texts } from "../../../text/passkeys/passkeys.ts";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { PasskeyActors } from "./account-feature.ts";

/** Renames a passkey. */
export function PasskeyNameDialog({ dialog }: { readonly dialog: PasskeyActors["naming"] }) {
  return (
    <FormDialog title={texts.rename} dialog={dialog} incomplete={texts.incomplete}>
      {(field) => <TextField {...field("name", texts.name)} autoComplete="off" required />}
    </FormDialog>
  );
}
