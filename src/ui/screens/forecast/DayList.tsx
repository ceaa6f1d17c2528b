import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { forecastTexts as texts, movementName } from "../../../text/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { breakdownOfDay, type Breakdown } from "./breakdown.ts";
import * as styles from "./forecast.css.ts";

type DayListProps = {
  readonly forecast: Forecast;
  readonly horizon: Horizon;
  readonly onOpen: (breakdown: Breakdown) => void;
};

/** The days with planned movements, each with the amounts and, small below them, the remaining balance. */
export function DayList({ forecast, horizon, onOpen }: DayListProps) {
  const days = forecast.days.filter(({ movements }) => movements.length > 0);
  return (
    <Card title={texts.upcomingDays}>
      {days.length === 0 ? (
        <p className={styles.quiet}>
          {horizon === "month" ? texts.noComingThisMonth : texts.noUpcoming}
        </p>
      ) : (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.date}>
              <button
                type="button"
                className={styles.row}
                onClick={() => onOpen(breakdownOfDay(forecast, day, texts.balance))}
              >
                <span className={styles.day}>
                  {day.movements.map((one, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a day may have the same movement twice
                    <span key={place} className={styles.movement}>
                      <span className={styles.strong}>{movementName(one)}</span>
                      <Money amount={cents(effectOf(one))} signed />
                    </span>
                  ))}
                  <span className={styles.detail}>
                    {formatDate(day.date)} · {texts.left(formatEuros(day.balance))}
                    {day.balance < 0 && `, ${texts.belowZero.toLowerCase()}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
