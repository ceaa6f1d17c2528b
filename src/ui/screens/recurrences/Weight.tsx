import {
  recurrencesWeight,
  recurrenceTotals,
} from "../../../domain/recurrences/recurrence-totals.ts";
import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import * as styles from "./recurrences.css.ts";

type WeightProps = {
  readonly recurrences: readonly Recurrence[];
  readonly today: CivilDate;
  /** The names of the subscription categories. */
  readonly subscriptions: ReadonlySet<string>;
};

/** The planned income and expenses of a month, and the remainder. None of it is confirmed, so none of it is green. */
export function Weight({ recurrences, today, subscriptions }: WeightProps) {
  const { income: comes, expense: goes, left } = recurrencesWeight(recurrences, today);
  const subscribed = recurrenceTotals(
    recurrences.filter(({ kind, category }) => kind === "expense" && subscriptions.has(category)),
    today,
  );
  return (
    <section className={styles.weight} aria-label={texts.weight}>
      <TotalsStrip
        totals={[
          {
            label: texts.weights.income,
            amount: comes.month,
            note: texts.perMonthNote(comes.year),
            tone: "plain",
          },
          {
            label: texts.weights.expense,
            amount: goes.month,
            note: texts.expenseNote(subscribed.month, goes.year),
            tone: "plain",
          },
          {
            label: texts.weights.left,
            amount: left,
            note: texts.leftNote,
            tone: left < 0 ? "negative" : "plain",
            hero: true,
          },
        ]}
      />
    </section>
  );
}
