import { Check, CircleExclamationPoint, X } from "lucide-react";
import { useState } from "react";
import { askPurchase, type PurchaseFields } from "../../../../application/forecast/ask-purchase.ts";
import type { Forecast } from "../../../../domain/forecast/forecast.ts";
import { askable } from "../../../../domain/forecast/purchase.ts";
import type { Horizon } from "../../../../domain/forecast/horizon.ts";
import {
  purchaseAnswer,
  purchaseFault,
  purchaseTexts as texts,
} from "../../../../text/forecast/purchase.ts";
import { DateField } from "../../../components/Field/DateField.tsx";
import { SmallAmountField } from "../../../components/Field/SmallAmountField.tsx";
import { submitting } from "../../../submitting.ts";
import * as styles from "./purchase.css.ts";

type AskPurchaseProps = {
  readonly forecast: Pick<Forecast, "today" | "allowance">;
  readonly horizon: Horizon;
};

/**
 * Asks what would remain after a purchase: valid input is answered while it is typed, invalid input is reported on
 * Enter.
 */
export function AskPurchase({ forecast, horizon }: AskPurchaseProps) {
  const [typed, setTyped] = useState<Partial<PurchaseFields>>({});
  const fields: PurchaseFields = { amount: "", date: forecast.today, ...typed };
  const [pressed, setPressed] = useState(false);
  const answer = askPurchase(forecast, horizon, fields);
  // A day is parsed once it is chosen or on blur, an amount while it is typed: an invalid amount may only be
  // incomplete.
  const fault =
    !answer.ok && (pressed || (fields.amount !== "" && answer.reason.field === "date"))
      ? answer.reason
      : null;
  const asked = askable(forecast.today, horizon);
  const sentence = fault && purchaseFault(fault, asked);
  const field = (name: keyof PurchaseFields) => ({
    label: texts[name],
    labelHidden: true,
    compact: true,
    value: fields[name],
    error: fault?.field === name ? sentence : null,
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value });
      setPressed(false);
    },
  });
  return (
    <form
      autoComplete="off"
      className={styles.question}
      aria-label={texts.question}
      noValidate
      onSubmit={submitting(() => setPressed(true))}
    >
      <span className={styles.words}>{texts.before}</span>
      <SmallAmountField
        {...field("amount")}
        className={styles.amount}
        enterKeyHint="done"
        placeholder={texts.example}
      />
      <span className={styles.words}>{texts.between}</span>
      <DateField
        {...field("date")}
        accepted={{ from: forecast.today, to: asked.until }}
        className={styles.date}
      />
      <span className={styles.words}>{texts.after}</span>
      {/* Without a submit button, Enter does not submit a form with two fields. */}
      <button type="submit" hidden>
        {texts.ask}
      </button>
      <p role="status" className={styles.answer}>
        {sentence !== null ? (
          <>
            <CircleExclamationPoint className={styles.refused} size={18} aria-hidden />
            {sentence}
          </>
        ) : answer.ok ? (
          <>
            {answer.value.type === "yes" ? (
              <Check className={styles.yes} size={18} aria-hidden />
            ) : (
              <X className={styles.no} size={18} aria-hidden />
            )}
            <strong className={styles.told}>
              {purchaseAnswer(answer.value, forecast.allowance)}
            </strong>
          </>
        ) : (
          <span className={styles.hint}>{texts.hint}</span>
        )}
      </p>
    </form>
  );
}
