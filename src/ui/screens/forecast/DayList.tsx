import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import { formatDate } from "../../../text/format.ts";
import { forecastTexts as texts } from "../../../text/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { causesOfDay, type Causes } from "./causes.ts";
import * as styles from "./forecast.css.ts";

type DayListProps = {
  readonly forecast: Forecast;
  readonly reach: Reach;
  readonly onOpen: (causes: Causes) => void;
};

/** The days on which something is expected by name, each with what it leaves. */
export function DayList({ forecast, reach, onOpen }: DayListProps) {
  const days = forecast.days.filter(({ movements }) => movements.length > 0);
  return (
    <Card title={texts.comingDays}>
      {days.length === 0 ? (
        <p className={styles.quiet}>
          {reach === "month" ? texts.noComingThisMonth : texts.noComing}
        </p>
      ) : (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.date}>
              <button
                type="button"
                className={styles.row}
                onClick={() => onOpen(causesOfDay(forecast, day, texts.balance))}
              >
                <span>
                  <span className={styles.strong}>
                    {day.movements.map((one) => one.description ?? one.category).join(", ")}
                  </span>
                  <span className={styles.detail}>
                    {formatDate(day.date)}
                    {day.balance < 0 && `, ${texts.belowZero.toLowerCase()}`}
                  </span>
                </span>
                <Money amount={day.balance} tone={day.balance < 0 ? "negative" : "plain"} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
