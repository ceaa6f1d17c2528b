import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { ForecastMonth } from "../../../domain/forecast/look-ahead.ts";
import { formatMonth } from "../../../text/format.ts";
import { bandText, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { breakdownOfMonth, type Breakdown } from "./breakdown.ts";
import * as styles from "./forecast.css.ts";

type MonthBarsProps = Pick<Forecast, "saving"> & {
  readonly months: readonly ForecastMonth[];
  readonly onOpen: (breakdown: Breakdown) => void;
};

/** The balance at the end of each month, as a bar and in words; each opens its causes. */
export function MonthBars({ months, saving, onOpen }: MonthBarsProps) {
  const most = Math.max(1, ...months.map(({ balance }) => Math.abs(balance)));
  return (
    <Card title={texts.months}>
      <ul className={styles.rows}>
        {months.map((month) => (
          <li key={month.month}>
            <button
              type="button"
              className={styles.row}
              onClick={() => onOpen(breakdownOfMonth({ saving }, month))}
            >
              <span className={styles.month}>
                <span className={styles.strong}>{formatMonth(month.month)}</span>
                <span className={styles.track} aria-hidden>
                  <span
                    className={styles.bars[month.balance < 0 ? "below" : "above"]}
                    style={{ width: `${(Math.abs(month.balance) / most) * 100}%` }}
                  />
                </span>
                <span className={styles.detail}>{bandText(month)}</span>
              </span>
              <Money amount={month.balance} tone={month.balance < 0 ? "negative" : "plain"} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
