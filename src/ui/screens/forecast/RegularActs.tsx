import { draftFields } from "../../../application/recurrences/recurrence-form.ts";
import type { Regular } from "../../../domain/forecast/regular.ts";
import { startOn } from "../../../domain/recurrences/planned-days.ts";
import { draftOfMovement } from "../../../domain/recurrences/movement-draft.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { transactionName } from "../../../text/transactions/transaction-name.ts";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { Unsent } from "../unsent/UnsentMark.tsx";
import { useWaiting } from "../unsent/use-unsent.ts";
import * as styles from "./regular-acts.css.ts";

/** The row of the day, which stays where the day has other movements. */
const dayOf = (left: Element) => left.closest("li")?.querySelector("button") ?? null;

type RegularActsProps = {
  /** The key of the payment that an expected movement is of, if it is of one. */
  readonly payment: string | undefined;
  readonly among: readonly Regular[];
  readonly onAct?: () => void;
};

/** Plans a payment that seems to come again, or says that it has ended. */
export function RegularActs({ payment, among, onAct = () => undefined }: RegularActsProps) {
  const notify = useOverlayNotify();
  const isEnded = useWaiting(({ ended }) => payment !== undefined && ended.has(payment));
  const place = useFocusAfterRemoval<HTMLSpanElement>(dayOf);
  const found = among.find(({ key }) => key === payment);
  if (found === undefined) return null;
  if (isEnded) return <Unsent />;
  const { key, last, amount, plan, next } = found;
  const name = transactionName(last);
  const planIt = () => {
    onAct();
    const draft = draftOfMovement(
      { ...last, amount },
      {
        ...plan,
        ...(next !== null && startOn(plan, next)),
      },
    );
    const fields = draftFields(draft);
    notify(({ recurrences }) => recurrences.actors.dialog.send({ type: "OPEN_CREATE", fields }));
  };
  const endIt = () => {
    onAct();
    const act = { type: "end-payment", payment: key } as const;
    notify(({ recurrences }) => recurrences.actors.acts.send({ type: "ACT", act }));
  };
  return (
    <span ref={place} className={styles.acts}>
      <button
        type="button"
        className={styles.act}
        aria-label={texts.planPaymentOf(name)}
        onClick={planIt}
      >
        {texts.planPayment}
      </button>
      <button
        type="button"
        className={styles.act}
        aria-label={texts.endPaymentOf(name)}
        onClick={endIt}
      >
        {texts.endPayment}
      </button>
    </span>
  );
}
