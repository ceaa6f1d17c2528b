import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { ForecastDay } from "../../../domain/forecast/look-ahead.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { forecastTexts as texts, movementName } from "../../../text/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { breakdownOfDay, type Breakdown } from "./breakdown.ts";
import * as styles from "./forecast.css.ts";
import { RegularActs } from "./RegularActs.tsx";

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
            <Day key={day.date} day={day} forecast={forecast} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type DayProps = Pick<DayListProps, "forecast" | "onOpen"> & { readonly day: ForecastDay };

/** A day, which opens its causes; what seems to come again on it can be planned or ended. */
function Day({ day, forecast, onOpen }: DayProps) {
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.dayItem}>
      <button
        type="button"
        className={styles.dayRow}
        onClick={() => onOpen(breakdownOfDay(forecast, day, texts.balance))}
      >
        <span className={styles.day}>
          {day.movements.map((one, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day may have the same movement twice
            <span key={place} className={styles.movement}>
              <span className={styles.strong}>{movementName(one)}</span>
              <Money amount={effectOf(one)} signed />
            </span>
          ))}
          <span className={styles.detail}>
            {formatDate(day.date)} · {texts.left(formatEuros(day.balance))}
            {day.balance < 0 && `, ${texts.belowZero.toLowerCase()}`}
          </span>
        </span>
      </button>
      {day.movements.map((one, place) =>
        one.payment === undefined ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a day may have the same movement twice
          <p key={place} className={styles.repeats}>
            {texts.repeats(day.movements.length === 1 ? null : movementName(one))}
            <RegularActs payment={one.payment} among={forecast.regular} />
          </p>
        ),
      )}
    </li>
  );
}
