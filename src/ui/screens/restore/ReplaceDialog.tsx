import { useSelector } from "@xstate/react";
import { isRefusal } from "../../../application/failure.ts";
import { components } from "../../../text/components.ts";
import { restoreFailureText, restoreTexts as texts } from "../../../text/restore/restore-screen.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import type { RestoreAct } from "./restore-actors.ts";
import { RestorePreview } from "./RestorePreview.tsx";
import * as styles from "./restore.css.ts";

/** The question before everything is replaced by a copy: how much of it goes to the trash. */
export function ReplaceDialog({ act }: { readonly act: RestoreAct }) {
  const asking = useSelector(act, (now) => now.hasTag("asking"));
  const looking = useSelector(act, (now) => now.hasTag("looking"));
  const busy = useSelector(act, (now) => now.hasTag("busy"));
  const report = useSelector(act, ({ context }) => context.preview);
  const failure = useSelector(act, ({ context }) => context.failure);
  const close = () => act.send({ type: "CLOSE" });
  const mayConfirm = report ? report.refused.length === 0 : failure === null || !isRefusal(failure);
  return (
    <Dialog open={asking} title={texts.replaceQuestion} size="small" onClose={close}>
      {looking && (
        <p className={styles.waiting} role="status">
          <SpinnerIcon /> {texts.comparing}
        </p>
      )}
      {report && (
        <>
          {report.refused.length === 0 && <p>{texts.replaceConsequence(report.removed)}</p>}
          <RestorePreview report={report} shown={["added", "changed", "same", "removed"]} />
        </>
      )}
      {failure && <Alert>{restoreFailureText(failure)}</Alert>}
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {components.cancel}
        </Button>
        {mayConfirm && (
          <Button
            variant="danger"
            pending={looking || busy}
            pendingLabel={looking ? texts.comparing : texts.restoring}
            onClick={() => act.send({ type: "CONFIRM" })}
          >
            {report === null && failure ? texts.again : texts.replace}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
