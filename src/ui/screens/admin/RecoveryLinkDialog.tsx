import { useSelector } from "@xstate/react";
import { Check, Copy } from "lucide-react";
import { accountFailureText } from "../../../text/account-notices.ts";
import { accountTexts, recoveryLinkTexts as texts } from "../../../text/admin.ts";
import { components } from "../../../text/components.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { column, note } from "./account-dialog.css.ts";
import type { RecoveryLinkActor } from "./admin-feature.ts";

type DialogProps = { readonly dialog: RecoveryLinkActor };

/** Makes a link by which somebody chooses a new password, and shows it once. */
export function RecoveryLinkDialog({ dialog }: DialogProps) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const made = useSelector(dialog, (snapshot) => snapshot.hasTag("made"));
  const username = useSelector(dialog, ({ context }) => context.username);
  return (
    <Dialog
      open={open}
      size="small"
      title={accountTexts.recovery(username)}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <div className={column}>
        {made ? <MadeLink dialog={dialog} /> : <LinkToMake dialog={dialog} />}
      </div>
    </Dialog>
  );
}

function LinkToMake({ dialog }: DialogProps) {
  const making = useSelector(dialog, (snapshot) => snapshot.hasTag("making"));
  const failure = useSelector(dialog, ({ context }) => context.failure);
  return (
    <>
      {failure && <Alert>{accountFailureText("make-recovery-link", failure).message}</Alert>}
      <p className={note}>{texts.explanation}</p>
      <DialogActions>
        <Button
          pending={making}
          pendingLabel={texts.making}
          onClick={() => dialog.send({ type: "MAKE" })}
        >
          {texts.make}
        </Button>
      </DialogActions>
    </>
  );
}

function MadeLink({ dialog }: DialogProps) {
  const link = useSelector(dialog, ({ context }) => context.link);
  const copied = useSelector(dialog, (snapshot) => snapshot.hasTag("copied"));
  const notCopied = useSelector(dialog, (snapshot) => snapshot.hasTag("not-copied"));
  return (
    <>
      {notCopied && <Alert>{texts.notCopied}</Alert>}
      <TextField
        label={texts.link}
        value={link}
        hint={texts.once}
        readOnly
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus made way for it
        autoFocus
        onChange={() => undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <Button variant="secondary" onClick={() => dialog.send({ type: "CLOSE" })}>
          {components.close}
        </Button>
        <Button
          icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => dialog.send({ type: "COPY" })}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
      </DialogActions>
      <output className={visuallyHidden}>{copied && texts.copied}</output>
    </>
  );
}
