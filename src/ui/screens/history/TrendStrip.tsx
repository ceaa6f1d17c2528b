import type { MonthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { formatEuros, formatMonth } from "../../../text/format.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { shortMonth } from "../../../text/months.ts";
import { ChartReader } from "../../components/ChartReader/ChartReader.tsx";
import { useWidth } from "../../components/ChartReader/use-width.ts";
import { Money } from "../../components/Money/Money.tsx";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";
import * as styles from "./monthly-trend.css.ts";

/** The height of the highest bar, in units of the picture. */
const HEIGHT = 72;

/** The height of the picture, in pixels. */
const PICTURE = 96;

const Bar = ({ x, size, kind }: { x: number; size: number; kind: keyof typeof styles.bars }) => (
  <rect className={styles.bars[kind]} x={x} y={HEIGHT - size} width="8" height={size} rx="2" />
);

/**
 * Income and expenses of each month as two bars, with the balance below; they are read out month by month, and repeated
 * as a table for screen readers.
 */
export function TrendStrip({ months }: { readonly months: readonly MonthlyTotals[] }) {
  const { ref, width } = useWidth();
  const column = width / Math.max(1, months.length);
  const most = Math.max(1, ...months.flatMap(({ income, expenses }) => [income, expenses]));
  const scaled = (amount: number) => Math.max(1, (amount / most) * HEIGHT);
  return (
    <>
      <div ref={ref} className={styles.strip}>
        <ol className={styles.months} aria-hidden>
          {months.map(({ month, income, expenses, balance }) => (
            <li key={month} className={styles.month}>
              <svg className={styles.picture} viewBox={`0 0 20 ${HEIGHT}`}>
                <Bar x={1} size={scaled(income)} kind="income" />
                <Bar x={11} size={scaled(expenses)} kind="expense" />
              </svg>
              <span className={styles.name}>{shortMonth(month)}</span>
              <span className={styles.balance}>
                <Money amount={balance} tone={balance < 0 ? "negative" : "positive"} signed />
              </span>
            </li>
          ))}
        </ol>
        {width > 0 && (
          <ChartReader
            label={texts.trendReader}
            readings={months.map(({ month, income, expenses, balance }) => ({
              name: formatMonth(month),
              value: texts.trendReading(income, expenses, balance),
              at: cents(Math.max(income, expenses)),
            }))}
            left={column / 2}
            width={width - column}
            heightOf={(amount) => PICTURE * (1 - amount / most)}
          />
        )}
      </div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.swatches.income} /> {texts.income}
        <span className={styles.swatches.expense} /> {texts.expenses}
      </p>
      <TableTwin
        caption={texts.trend}
        headers={[texts.month, texts.income, texts.expenses, texts.balance]}
        rows={months.map(({ month, income, expenses, balance }) => ({
          name: formatMonth(month),
          cells: [income, expenses, balance].map(formatEuros),
        }))}
      />
    </>
  );
}
