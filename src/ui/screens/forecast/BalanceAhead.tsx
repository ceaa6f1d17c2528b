import { lazy, Suspense, type ComponentType } from "react";
import { assumptionOf, forecastTexts as texts } from "../../../text/forecast.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";
import type { BalancePictureProps } from "./BalancePicture.tsx";
import * as styles from "./forecast.css.ts";

// The picture only repeats its table: if it cannot be fetched, the page does without it.
const BalancePicture = lazy<ComponentType<BalancePictureProps>>(() =>
  import("./BalancePicture.tsx").then(
    (module) => ({ default: module.BalancePicture }),
    () => ({ default: () => null }),
  ),
);

/** The balance day by day in its band, the days below zero, and what all that takes for granted. */
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
      <p className={styles.quiet}>{assumptionOf(forecast)}</p>
      <TableTwin
        caption={texts.days}
        headers={[texts.day, texts.balance, texts.low, texts.high]}
        rows={days.map(({ date, balance, low, high }) => ({
          name: formatDate(date),
          cells: [balance, low, high].map(formatEuros),
        }))}
      />
    </Card>
  );
}
