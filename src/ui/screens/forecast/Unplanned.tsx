import { draftFields, presetFields } from "../../../application/recurrences/recurrence-form.ts";
import { viewRecurrences } from "../../../application/recurrences/view-recurrences.ts";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { presetFrom } from "../../../domain/recurrences/presets.ts";
import { yearlyDraft } from "../../../domain/recurrences/movement-draft.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { presetTexts } from "../../../text/recurrences/recurrences.ts";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import * as styles from "./forecast.css.ts";

/** The unplanned movements that the forecast does not count, each with a link to plan it. */
export function Unplanned({ forecast }: { readonly forecast: Forecast }) {
  const { assumed, offers, today } = forecast;
  const { categoryFor } = useLedgerView(viewRecurrences);
  const notify = useOverlayNotify();
  if (assumed === null && offers.length === 0) return null;
  const plan = (fields: ReturnType<typeof draftFields>) =>
    notify(({ recurrences }) => recurrences.actors.dialog.send({ type: "OPEN_CREATE", fields }));
  const salary = () =>
    presetFields(presetFrom("salary", today), presetTexts.salary, categoryFor("income", "salary"));
  return (
    <ul className={styles.hints}>
      {assumed !== null && (
        <li className={styles.hint}>
          {texts.assumed(assumed)}{" "}
          <button type="button" className={styles.plans} onClick={() => plan(salary())}>
            {texts.planSalary}
          </button>
        </li>
      )}
      {offers.map((offer) => {
        const { last, date } = offer;
        return (
          <li key={`${last.date} ${last.description ?? ""}`} className={styles.hint}>
            {texts.offer(offer)}{" "}
            <button
              type="button"
              className={styles.plans}
              onClick={() => plan(draftFields(yearlyDraft(last, date)))}
            >
              {texts.plan}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
