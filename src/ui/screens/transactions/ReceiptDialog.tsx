import { useSelector } from "@xstate/react";
import { Camera, Image } from "lucide-react";
import type { ClipboardEvent, DragEvent } from "react";
import { receiptProblemText, receiptTexts as texts } from "../../../text/receipts/receipts.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { button } from "../../components/Button/button-look.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useOverlays } from "../../overlay-context.ts";
import * as styles from "./receipt-dialog.css.ts";
import { ReceiptRecorded } from "./ReceiptRecorded.tsx";
import { ReceiptView } from "./ReceiptView.tsx";

/** Reads a receipt, with the camera or from a picture that is chosen, dropped or pasted. */
export function ReceiptDialog() {
  const { receipts } = useOverlays();
  const open = useSelector(receipts, (snapshot) => snapshot.hasTag("open"));
  const recorded = useSelector(receipts, (snapshot) => snapshot.matches({ open: "recorded" }));
  const looking = useSelector(receipts, (snapshot) => snapshot.matches({ open: "looking" }));
  const problem = useSelector(receipts, ({ context }) => context.problem);
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file) receipts.send({ type: "PICK", file });
  };
  const given = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      pick(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => pick(event.clipboardData.files),
  };
  return (
    <Dialog open={open} title={texts.title} onClose={() => receipts.send({ type: "CLOSE" })}>
      <div className={styles.reading} {...given}>
        {recorded ? <ReceiptRecorded /> : <ReceiptView />}
        {problem && <Alert>{receiptProblemText(problem)}</Alert>}
        <p className={styles.hint}>{texts.stays}</p>
        <DialogActions>
          {!looking && (
            <Button
              variant="secondary"
              icon={<Camera size={18} aria-hidden />}
              onClick={({ currentTarget }) => {
                // The button disappears: the focus moves to the other input.
                currentTarget.parentElement?.querySelector("input")?.focus();
                receipts.send({ type: "USE_CAMERA" });
              }}
            >
              {texts.camera}
            </Button>
          )}
          <label className={`${button({ variant: "secondary" })} ${styles.choose}`}>
            <input
              type="file"
              className={visuallyHidden}
              accept="image/*"
              onChange={({ target }) => {
                pick(target.files);
                // The same file may be chosen again.
                target.value = "";
              }}
            />
            <Image size={18} aria-hidden />
            {texts.choose}
          </label>
        </DialogActions>
      </div>
    </Dialog>
  );
}
