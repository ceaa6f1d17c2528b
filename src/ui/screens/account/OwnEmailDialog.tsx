import { ownEmailTexts as texts } from "../../../text/profile/own-account.ts";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { OwnEmailActor } from "./account-feature.ts";

/** Asks for a new email of the user. */
export function OwnEmailDialog({ dialog }: { readonly dialog: OwnEmailActor }) {
  return (
    <FormDialog title={texts.change} dialog={dialog} incomplete={texts.incomplete}>
      {(field) => (
        <TextField
          {...field("email", texts.email)}
          type="email"
          hint={texts.effect}
          autoComplete="email"
          required
        />
      )}
    </FormDialog>
  );
}
