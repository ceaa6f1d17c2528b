import { ownPasswordTexts as texts } from "../../../text/profile/own-account.ts";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { OwnPasswordActor } from "./account-feature.ts";

/** Changes the user's password. */
export function OwnPasswordDialog({ dialog }: { readonly dialog: OwnPasswordActor }) {
  return (
    <FormDialog title={texts.change} dialog={dialog} incomplete={texts.incomplete}>
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
        </>
      )}
    </FormDialog>
  );
}
