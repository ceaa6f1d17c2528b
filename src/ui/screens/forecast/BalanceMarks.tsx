import { incomeOf, type ForecastDay } from "../../../domain/forecast/look-ahead.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import * as styles from "./balance-marks.css.ts";

type BalanceMarksProps = {
  readonly days: readonly ForecastDay[];
  /** The position of a day, and that of an amount, in pixels of the chart. */
  readonly placeOf: (day: number) => number;
  readonly heightOf: (amount: number) => number;
  /** The lower edge of the chart, above the names of its days. */
  readonly foot: number;
};

/** Half the width of an income's mark, a triangle on the line with its tip up, in px. */
const MARK_RADIUS_PX = 6;

/** A line for today, and a mark for each day with an income. */
export const BalanceMarks = ({ days, placeOf, heightOf, foot }: BalanceMarksProps) => (
  <svg className={styles.over}>
    <line className={styles.today} x1={placeOf(0)} x2={placeOf(0)} y1={0} y2={foot} />
    <text className={styles.name} x={placeOf(0) + MARK_RADIUS_PX} y={MARK_RADIUS_PX * 1.5}>
      {texts.todayLine}
    </text>
    {days.map((day, index) => {
      const [x, y] = [placeOf(index), heightOf(day.balance)];
      return (
        incomeOf(day) > 0 && (
          <path
            key={day.date}
            className={styles.income}
            d={`M${x - MARK_RADIUS_PX} ${y + MARK_RADIUS_PX} L${x} ${y - MARK_RADIUS_PX} L${x + MARK_RADIUS_PX} ${y + MARK_RADIUS_PX} Z`}
          />
        )
      );
    })}
  </svg>
);
