import { useSelector } from "@xstate/react";
import { QrCode } from "lucide-react";
import { markText } from "../../../domain/receipts/receipt-mark.ts";
import { cameFromReceipt, receiptTexts as texts } from "../../../text/receipts/receipts.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { usePhone } from "../../use-media.ts";
import * as styles from "./receipt-dialog.css.ts";

type ReadReceiptProps = {
  /** The mark of the receipt in the form; empty without one. */
  readonly mark: string;
  /** Whether a receipt can be read into the form. */
  readonly readable: boolean;
};

/** The button to read a receipt, and the fields that were filled in from it. */
export function ReadReceipt({ mark, readable }: ReadReceiptProps) {
  const { receipts } = useOverlays();
  const phone = usePhone();
  const { receipt, known, overwritten } = useSelector(receipts, ({ context }) => context);
  const came =
    receipt && markText(receipt) === mark ? cameFromReceipt(receipt, known, overwritten) : null;
  return (
    <>
      {readable && (
        <Button
          variant="secondary"
          wide
          icon={<QrCode size={18} aria-hidden />}
          onClick={() => receipts.send({ type: "OPEN", camera: phone })}
        >
          {texts.open}
        </Button>
      )}
      {came !== null && (
        <p role="status" className={styles.came}>
          {came}
        </p>
      )}
    </>
  );
}
