import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { passkeyFaultText } from "../../../text/passkeys/passkey-faults.ts";
import { presenceTexts as texts } from "../../../text/presence/presence.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import type { PresenceActor } from "../../overlay-context.ts";
import { submitting } from "../../submitting.ts";
import * as styles from "../shared/dialog-form.css.ts";

/** The proof: a code for users with a second factor, else the password; or a passkey. */
export function PresenceForm({ presence }: { readonly presence: PresenceActor }) {
  const { ways, by, incomplete, failure, refusal, ...typed } = useSelector(
    presence,
    ({ context }) => context,
  );
  const confirming = useSelector(presence, (snapshot) => snapshot.hasTag("confirming"));
  const proving = useSelector(presence, (snapshot) => snapshot.hasTag("proving"));
  const words = texts[by];
  const field = {
    label: words.label,
    value: typed[by],
    error: incomplete ? words.incomplete : undefined,
    onChange: (value: string) => presence.send({ type: "CHANGE", value }),
    required: true,
  };
  return (
    <form
      autoComplete="off"
      className={styles.form}
      noValidate
      onSubmit={submitting(() => presence.send({ type: "SUBMIT" }))}
    >
      <p>{words.reason}</p>
      {failure && <Alert>{failureText(failure)}</Alert>}
      {refusal && <Alert>{passkeyFaultText[refusal]}</Alert>}
      {by === "password" ? (
        <PasswordField {...field} autoComplete="current-password" />
      ) : (
        <TextField
          {...field}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that there is to do is to type
          autoFocus
        />
      )}
      {ways.passkey && (
        <Button
          variant="secondary"
          wide
          disabled={confirming}
          pending={proving}
          pendingLabel={texts.proving}
          onClick={() => presence.send({ type: "USE_PASSKEY" })}
        >
          {texts.prove}
        </Button>
      )}
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
    </form>
  );
}
