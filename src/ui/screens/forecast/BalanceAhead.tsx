import { lazy, Suspense, type ComponentType } from "react";
import { assumptionOf, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { incomeOf } from "../../../domain/forecast/look-ahead.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";
import type { BalancePictureProps } from "./BalancePicture.tsx";
import * as styles from "./forecast.css.ts";

// The chart only repeats its table: the page does without it if it cannot be fetched.
const BalancePicture = lazy<ComponentType<BalancePictureProps>>(() =>
  import("./BalancePicture.tsx").then(
    (module) => ({ default: module.BalancePicture }),
    () => ({ default: () => null }),
  ),
);

/** The balance by day with its range, the days below zero, and the assumptions behind them. */
export function BalanceAhead({ forecast }: { readonly forecast: Forecast }) {
  const { days, usual } = forecast;
  const below = days.filter(({ balance }) => balance < 0);
  const [first] = below;
  return (
    <Card title={texts.days} className={styles.wide}>
      <div className={styles.chart}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <BalancePicture days={days} />
        </Suspense>
      </div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.entry}>
          <span className={styles.lineSwatch} />
          {texts.expected}
        </span>
        {days.some((day) => incomeOf(day) > 0) && (
          <span className={styles.entry}>
            <span className={styles.incomeSwatch} />
            {texts.comesIn}
          </span>
        )}
        {usual !== null && (
          <span className={styles.entry}>
            <span className={styles.bandSwatch} />
            {texts.band}
          </span>
        )}
        {first && (
          <span className={styles.entry}>
            <span className={styles.belowSwatch} />
            {texts.belowZero}
          </span>
        )}
      </p>
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
