import { incomeOf, type ForecastDay } from "../../../domain/forecast/look-ahead.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import * as styles from "./balance-marks.css.ts";

type BalanceMarksProps = {
  readonly days: readonly ForecastDay[];
  /** Where a day stands, and where an amount does, in pixels of the picture. */
  readonly placeOf: (day: number) => number;
  readonly heightOf: (amount: number) => number;
  /** Where the picture ends above the names of its days. */
  readonly foot: number;
};

/** Half the width of an income's sign, which stands on the line with its tip up. */
const HALF = 6;

/** A line for today, and a sign where something comes in. */
export const BalanceMarks = ({ days, placeOf, heightOf, foot }: BalanceMarksProps) => (
  <svg className={styles.over}>
    <line className={styles.today} x1={placeOf(0)} x2={placeOf(0)} y1={0} y2={foot} />
    <text className={styles.name} x={placeOf(0) + HALF} y={HALF * 1.5}>
      {texts.todayLine}
    </text>
    {days.map((day, index) => {
      const [x, y] = [placeOf(index), heightOf(day.balance)];
      return (
        incomeOf(day) > 0 && (
          <path
            key={day.date}
            className={styles.income}
            d={`M${x - HALF} ${y + HALF} L${x} ${y - HALF} L${x + HALF} ${y + HALF} Z`}
          />
        )
      );
    })}
  </svg>
);
