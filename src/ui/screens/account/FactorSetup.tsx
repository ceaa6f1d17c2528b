import { useSelector } from "@xstate/react";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import { failureText } from "../../../text/failures.ts";
import { factorSetupTexts as texts } from "../../../text/second-factor/second-factor.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CopyButton } from "../../components/CopyButton/CopyButton.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import type { FactorActor } from "./account-feature.ts";
import * as styles from "./second-factor.css.ts";

type FactorSetupProps = { readonly actor: FactorActor; readonly copy: ActMachine<string> };

/** Connects an authenticator app: shows its secret as a QR code and as text, and asks for the first code. */
export function FactorSetup({ actor, copy }: FactorSetupProps) {
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("setup"));
  const confirming = useSelector(actor, (snapshot) => snapshot.hasTag("confirming"));
  const { made, code, incomplete, failure } = useSelector(actor, ({ context }) => context);
  if (made === null) return null;
  return (
    <Dialog open={open} title={texts.title} onClose={() => actor.send({ type: "CANCEL" })}>
      <form
        autoComplete="off"
        className={styles.setup}
        noValidate
        onSubmit={submitting(() => actor.send({ type: "SUBMIT" }))}
      >
        <p className={styles.hint}>{texts.scan}</p>
        <QrPicture squares={made.squares} label={texts.picture} />
        <p className={styles.hint}>{texts.byHand}</p>
        <div className={styles.keyed}>
          <code className={styles.secret}>{made.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton machine={copy} text={made.secret} />
        </div>
        {failure && <Alert>{failureText(failure)}</Alert>}
        <TextField
          label={texts.code}
          value={code}
          error={incomplete ? texts.incomplete : undefined}
          onChange={(value) => actor.send({ type: "CHANGE", value })}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <DialogActions>
          <Button type="submit" pending={confirming} pendingLabel={texts.pending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type QrPictureProps = {
  readonly squares: readonly (readonly boolean[])[];
  readonly label: string;
};

const pathOf = (squares: QrPictureProps["squares"]): string =>
  squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** A QR code, dark on light in every theme, since scanners need it so. */
const QrPicture = ({ squares, label }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    className={styles.picture}
    viewBox={`0 0 ${squares.length} ${squares.length}`}
    shapeRendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />
    <path d={pathOf(squares)} fill="#000" />
  </svg>
);
