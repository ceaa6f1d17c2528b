import { KeyRound } from "lucide-react";
import { ownPasswordTexts as texts } from "../../../text/profile/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { OwnPasswordActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

/** The button to change the password. */
export const OwnPassword = ({ dialog }: { readonly dialog: OwnPasswordActor }) => (
  <Card title={texts.title}>
    <div className={styles.line}>
      <p className={styles.hint}>{texts.hint}</p>
      <Button
        variant="secondary"
        icon={<KeyRound size={16} aria-hidden />}
        onClick={() => dialog.send({ type: "OPEN_CREATE" })}
      >
        {texts.change}
      </Button>
    </div>
    <OwnPasswordDialog dialog={dialog} />
  </Card>
);

/** Changes the user's password. */
function OwnPasswordDialog({ dialog }: { readonly dialog: OwnPasswordActor }) {
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
