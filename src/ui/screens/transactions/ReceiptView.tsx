import { useSelector } from "@xstate/react";
import { receiptTexts as texts } from "../../../text/receipts/receipts.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { usePhone } from "../../use-media.ts";
import * as styles from "./receipt-dialog.css.ts";

/** The camera's picture, or the state of the reading in its place. */
export function ReceiptView() {
  const { receipts } = useOverlays();
  const phone = usePhone();
  const showIn = useSelector(receipts, ({ context }) => context.showIn);
  const doing = useSelector(receipts, (snapshot) => {
    if (snapshot.matches({ open: "looking" })) return texts.asking;
    return snapshot.matches({ open: "lookingUp" }) ? texts.lookingUp : texts.searching;
  });
  const busy = useSelector(receipts, (snapshot) => snapshot.hasTag("busy"));
  if (showIn !== null)
    return (
      <>
        <div className={styles.frame}>
          <video
            ref={showIn}
            className={styles.video}
            aria-label={texts.picture}
            autoPlay
            muted
            playsInline
          />
          <span className={styles.target} aria-hidden />
        </div>
        <p role="status" className={styles.aim}>
          {texts.aim}
        </p>
      </>
    );
  return (
    <div className={styles.frame}>
      <p role="status" className={styles.said}>
        {busy && <SpinnerIcon size={24} />}
        {busy ? doing : phone ? texts.dropPhone : texts.drop}
      </p>
    </div>
  );
}
