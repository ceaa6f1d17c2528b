import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import { monthlyWeight } from "../../../domain/recurrences/weight.ts";
import { sum } from "../../../domain/shared/cents.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences.ts";
import { Card } from "../../components/Card/Card.tsx";
import * as styles from "./recurrences.css.ts";

type WeightProps = {
  readonly recurrences: readonly Recurrence[];
  /** The categories that are about subscriptions. */
  readonly subscriptions: ReadonlySet<string>;
};

/** What is planned comes to in a month and in a year. */
export function Weight({ recurrences, subscriptions }: WeightProps) {
  const weightOf = (some: readonly Recurrence[]) => sum(some.map(monthlyWeight));
  const expenses = recurrences.filter(({ kind }) => kind === "expense");
  const lines = [
    ["subscriptions", weightOf(expenses.filter(({ category }) => subscriptions.has(category)))],
    ["expense", weightOf(expenses)],
    ["income", weightOf(recurrences.filter(({ kind }) => kind === "income"))],
  ] as const;
  return (
    <Card title={texts.weight}>
      <dl className={styles.weights}>
        {lines.map(([name, weight]) =>
          weight === 0 ? null : (
            <div key={name} className={styles.weight}>
              <dt>{texts.weights[name]}:</dt>
              <dd>{texts.perMonthAndYear(weight)}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
