import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import { monthlyWeight, yearlyWeight } from "../../../domain/recurrences/weight.ts";
import { sum } from "../../../domain/shared/cents.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences.ts";
import { Card } from "../../components/Card/Card.tsx";
import * as styles from "./recurrences.css.ts";

type WeightProps = {
  readonly recurrences: readonly Recurrence[];
  readonly today: CivilDate;
  /** The categories that are about subscriptions. */
  readonly subscriptions: ReadonlySet<string>;
};

/** What is planned comes to in a month, and in the twelve months to come. */
export function Weight({ recurrences, today, subscriptions }: WeightProps) {
  const expenses = recurrences.filter(({ kind }) => kind === "expense");
  const lines = [
    ["subscriptions", expenses.filter(({ category }) => subscriptions.has(category))],
    ["expense", expenses],
    ["income", recurrences.filter(({ kind }) => kind === "income")],
  ] as const;
  const weights = lines.map(([name, some]) => ({
    name,
    month: sum(some.map((one) => monthlyWeight(one, today))),
    year: sum(some.map((one) => yearlyWeight(one, today))),
  }));
  return (
    <Card title={texts.weight}>
      <dl className={styles.weights}>
        {weights.map(({ name, month, year }) =>
          month === 0 ? null : (
            <div key={name} className={styles.weight}>
              <dt>{texts.weights[name]}:</dt>
              <dd>{texts.perMonthAndYear(month, year)}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
