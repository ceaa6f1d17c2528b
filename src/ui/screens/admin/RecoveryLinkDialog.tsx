import { useMachine, useSelector } from "@xstate/react";
import { Check, Copy } from "lucide-react";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import { accountFailureText } from "../../../text/administration/account-notices.ts";
import { accountTexts, recoveryLinkTexts as texts } from "../../../text/administration/admin.ts";
import { components } from "../../../text/components.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { column, note } from "./admin.css.ts";
import type { RecoveryLinkAct } from "./admin-feature.ts";

type DialogProps = { readonly dialog: RecoveryLinkAct; readonly copy: ActMachine<string> };

/** Creates a link with which a user chooses a new password, and shows it once. */
export function RecoveryLinkDialog({ dialog, copy }: DialogProps) {
  const asking = useSelector(dialog, (snapshot) => snapshot.hasTag("asking"));
  const { of: username, answer: link } = useSelector(dialog, ({ context }) => context);
  return (
    <Dialog
      open={asking || link !== null}
      size="small"
      title={accountTexts.recovery(username ?? "")}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <div className={column}>
        {link === null ? (
          <LinkToMake dialog={dialog} />
        ) : (
          <MadeLink link={link} copy={copy} onClose={() => dialog.send({ type: "CLOSE" })} />
        )}
      </div>
    </Dialog>
  );
}

function LinkToMake({ dialog }: Pick<DialogProps, "dialog">) {
  const making = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const failure = useSelector(dialog, ({ context }) => context.failure);
  return (
    <>
      {failure && <Alert>{accountFailureText("make-recovery-link", failure).message}</Alert>}
      <p className={note}>{texts.explanation}</p>
      <DialogActions>
        <Button
          pending={making}
          pendingLabel={texts.making}
          onClick={() => dialog.send({ type: "CONFIRM" })}
        >
          {texts.make}
        </Button>
      </DialogActions>
    </>
  );
}

type MadeLinkProps = Pick<DialogProps, "copy"> & {
  readonly link: string;
  readonly onClose: () => void;
};

function MadeLink({ link, copy, onClose }: MadeLinkProps) {
  const [snapshot, send] = useMachine(copy);
  const copied = snapshot.hasTag("done");
  return (
    <>
      {snapshot.hasTag("failed") && <Alert>{texts.notCopied}</Alert>}
      <TextField
        label={texts.link}
        value={link}
        hint={texts.once}
        autoComplete="off"
        readOnly
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus made way for it
        autoFocus
        onChange={() => undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {components.close}
        </Button>
        <Button
          icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => send({ type: "DO", of: link })}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
      </DialogActions>
      <output className={visuallyHidden}>{copied && texts.copied}</output>
    </>
  );
}
