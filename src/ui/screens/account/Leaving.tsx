import { useSelector } from "@xstate/react";
import { leavingTexts as texts } from "../../../text/profile/own-rights.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { LeavingActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { components } from "../../../text/components.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";

/** The section about closing the account. */
export const Leaving = ({ dialog }: { readonly dialog: LeavingActor }) => (
  <Card title={texts.title}>
    <div className={styles.line}>
      <p className={styles.hint}>{texts.hint}</p>
      <Button variant="danger" onClick={() => dialog.send({ type: "OPEN_CREATE" })}>
        {texts.open}
      </Button>
    </div>
    <LeavingDialog dialog={dialog} />
  </Card>
);

/** Lists what will be removed, and asks for the user's password. */
function LeavingDialog({ dialog }: { readonly dialog: LeavingActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const leaving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const close = () => dialog.send({ type: "CLOSE" });
  return (
    <Dialog open={open} size="small" title={texts.title} onClose={close}>
      <p>{texts.hint}</p>
      <p>{texts.goes}</p>
      <ul className={styles.goes}>
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{texts.first}</p>
      <DialogForm dialog={dialog} incomplete={texts.incomplete}>
        {(field) => (
          <>
            <PasswordField
              {...field("password", texts.password)}
              autoComplete="current-password"
              required
            />
            <DialogActions>
              <Button variant="ghost" onClick={close}>
                {components.cancel}
              </Button>
              <Button
                type="submit"
                variant="danger"
                pending={leaving}
                pendingLabel={texts.confirming}
              >
                {texts.confirm}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
