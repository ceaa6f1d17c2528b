import { useSelector } from "@xstate/react";
import { Download } from "lucide-react";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import { recoveryCodesTexts as texts } from "../../../text/second-factor/second-factor.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CopyButton } from "../../components/CopyButton/CopyButton.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import type { FactorActor } from "./account-feature.ts";
import * as styles from "./second-factor.css.ts";

type RecoveryCodesProps = { readonly actor: FactorActor; readonly copy: ActMachine<string> };

/** Shows recovery codes once; the user must confirm that they have stored them to go on. */
export function RecoveryCodes({ actor, copy }: RecoveryCodesProps) {
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("codes"));
  const { codes, warned } = useSelector(actor, ({ context }) => context);
  return (
    <Dialog open={open} title={texts.title} onClose={() => actor.send({ type: "CANCEL" })}>
      <div className={styles.setup}>
        <p className={styles.hint}>{texts.hint}</p>
        <ol className={styles.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <CopyButton machine={copy} text={codes.join("\n")} />
          <Button
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            onClick={() => actor.send({ type: "SAVE" })}
          >
            {texts.download}
          </Button>
        </div>
        {warned && <Alert>{texts.warning}</Alert>}
        <DialogActions>
          <Button onClick={() => actor.send({ type: "KEPT" })}>{texts.kept}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
