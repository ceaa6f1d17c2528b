import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { receiptTexts as texts } from "../../../text/receipts/receipts.ts";
import { button } from "../../components/Button/button-look.ts";
import { historyOf } from "../../components/HistoryLink/history-of.ts";
import { useOverlays } from "../../overlay-context.ts";
import * as styles from "./receipt-dialog.css.ts";

/** Says that a receipt was recorded already, and links to its record. */
export function ReceiptRecorded() {
  const { receipts, entry } = useOverlays();
  const recorded = useSelector(receipts, ({ context }) => context.known.recorded);
  if (recorded === null) return null;
  const { kind, date } = recorded;
  const leave = () => {
    for (const dialog of [receipts, entry.dialog]) dialog.send({ type: "CLOSE" });
  };
  return (
    <div className={styles.frame}>
      <p role="status" className={styles.said}>
        {texts.recorded}
      </p>
      <Link
        {...historyOf({ kind, from: date, to: date })}
        className={button({ variant: "secondary", size: "small" })}
        onClick={leave}
      >
        {texts.seeRecord(date)}
      </Link>
    </div>
  );
}
