import { assumptionOf, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { beyondMonth } from "../../../domain/forecast/daily-allowance.ts";
import { incomeOf } from "../../../domain/forecast/look-ahead.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { Card } from "../../components/Card/Card.tsx";
import { ChartLegend, LegendEntry } from "../../components/ChartLegend/ChartLegend.tsx";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import type { BalancePictureProps } from "./BalancePicture.tsx";
import * as styles from "./forecast.css.ts";

// The chart only repeats its table.
const BalancePicture = prefetchedComponent<BalancePictureProps>(
  async () => (await import("./BalancePicture.tsx")).BalancePicture,
  <Skeleton height="100%" />,
);

/** Fewer days than this are no chart. */
const MIN_CHART_DAYS = 3;

/** The balance by day with its range, the days below zero, and the assumptions behind them. */
export function BalanceAhead({ forecast }: { readonly forecast: Forecast }) {
  const { days, usual } = forecast;
  if (days.length < MIN_CHART_DAYS) return <LastDays forecast={forecast} />;
  const below = days.filter(({ balance }) => balance < 0);
  const [first] = below;
  return (
    <Card title={texts.days} className={styles.wide}>
      <div className={styles.chart}>
        <BalancePicture days={days} />
      </div>
      <ChartLegend>
        <LegendEntry>{texts.expected}</LegendEntry>
        {days.some((day) => incomeOf(day) > 0) && (
          <LegendEntry mark={styles.incomeSwatch}>{texts.comesIn}</LegendEntry>
        )}
        {usual !== null && <LegendEntry mark={styles.bandSwatch}>{texts.band}</LegendEntry>}
        {first && <LegendEntry mark={styles.belowSwatch}>{texts.belowZero}</LegendEntry>}
      </ChartLegend>
      {first && <p className={styles.warning}>{texts.negativeDays(below.length, first.date)}</p>}
      {usual === null ? (
        <p className={styles.quiet}>{assumptionOf(forecast)}</p>
      ) : (
        <Disclosure summary={texts.assumption}>
          <p className={styles.explained}>{assumptionOf(forecast)}</p>
        </Disclosure>
      )}
      <TableTwin
        caption={texts.days}
        headers={[texts.day, texts.balance, texts.low, texts.high, texts.income]}
        rows={days.map((day) => ({
          name:
            day.date === forecast.today
              ? `${formatDate(day.date)} (${texts.todayLine})`
              : formatDate(day.date),
          cells: [day.balance, day.low, day.high, incomeOf(day)].map(formatEuros),
        }))}
      />
    </Card>
  );
}

/** The last days of the month in one line, and what is counted after it, where the plan ends with the month. */
function LastDays({ forecast }: { readonly forecast: Forecast }) {
  const { allowance, endOfMonth, today } = forecast;
  const { income, outgoing, usual, saved, balance } = endOfMonth;
  const moved = { income, outgoing: cents(outgoing + usual.middle - saved) };
  const beyond = beyondMonth(allowance, today);
  return (
    <Card title={texts.days} className={styles.wide}>
      <p className={styles.summed}>{texts.untilEnd(moved, balance)}</p>
      {beyond.income + beyond.outgoing > 0 && (
        <p className={styles.summed}>{texts.afterMonth(beyond, allowance.tightest)}.</p>
      )}
    </Card>
  );
}
