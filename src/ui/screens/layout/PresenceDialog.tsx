import { useSelector } from "@xstate/react";
import { presenceTexts as texts } from "../../../text/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { PasskeyPresence } from "./PasskeyPresence.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";

/** Asks whoever sits here for their password or a passkey, over whatever they were doing. */
export function PresenceDialog() {
  const { presence, passkeyPresence } = useOverlays();
  const open = useSelector(presence, (snapshot) => snapshot.hasTag("open"));
  const confirming = useSelector(presence, (snapshot) => snapshot.hasTag("busy"));
  const proving = useSelector(passkeyPresence, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.title}
      onClose={() => presence.send({ type: "CLOSE" })}
    >
      <p>{texts.reason}</p>
      <DialogForm dialog={presence} incomplete={texts.incomplete}>
        {(field) => (
          <>
            <PasswordField
              {...field("password", texts.password)}
              autoComplete="current-password"
              required
            />
            <PasskeyPresence disabled={confirming} />
            <DialogActions>
              <Button
                type="submit"
                disabled={proving}
                pending={confirming}
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
