import { AtSign } from "lucide-react";
import { ownEmailTexts as texts } from "../../../text/profile/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { useUser } from "../../use-user.ts";
import type { OwnEmailActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

type OwnEmailProps = {
  readonly dialog: OwnEmailActor;
  /** An email that is not yet confirmed. */
  readonly awaited: string | null;
};

/** The email of the account, and the button to change it. */
export const OwnEmail = ({ dialog, awaited }: OwnEmailProps) => (
  <Card title={texts.title}>
    <div className={styles.line}>
      <div className={styles.broad}>
        <p className={styles.address}>{useUser()?.email}</p>
        <p className={styles.hint}>{texts.hint}</p>
      </div>
      <Button
        variant="secondary"
        icon={<AtSign size={16} aria-hidden />}
        onClick={() => dialog.send({ type: "OPEN_CREATE" })}
      >
        {texts.change}
      </Button>
    </div>
    <output className={styles.awaited}>{awaited !== null && texts.awaited(awaited)}</output>
    <OwnEmailDialog dialog={dialog} />
  </Card>
);

/** Asks for a new email of the user. */
function OwnEmailDialog({ dialog }: { readonly dialog: OwnEmailActor }) {
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
