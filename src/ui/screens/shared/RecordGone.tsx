import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { versionTexts as texts } from "../../../text/versions/version-choice.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { form } from "./dialog-form.css.ts";
import type { RecordDialog } from "./record-dialog.ts";

type RecordGoneProps<Fields> = {
  readonly dialog: RecordDialog<Fields>;
  readonly mayBeNew: boolean;
};

/** Says that another member has removed the record, and offers to create a new one from the input. */
export function RecordGone<Fields>({ dialog, mayBeNew }: RecordGoneProps<Fields>) {
  const failure = useSelector(dialog, ({ context }) => context.failure);
  return (
    <div className={form}>
      {failure && <Alert>{failureText(failure)}</Alert>}
      {mayBeNew && (
        <>
          <p>{texts.gone}</p>
          <DialogActions>
            <Button onClick={() => dialog.send({ type: "RECORD_ANEW" })}>{texts.recordAnew}</Button>
          </DialogActions>
        </>
      )}
    </div>
  );
}
