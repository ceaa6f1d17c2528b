import { lazy, Suspense, type ComponentType } from "react";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import type { Evolution } from "./evolution.ts";
import * as styles from "./reports.css.ts";
import { formatEuros, formatMonth } from "../../../text/format.ts";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";

// The chart only repeats its table: the page does without it if it cannot be fetched.
const EvolutionPicture = lazy<ComponentType<Evolution>>(() =>
  import("./EvolutionPicture.tsx").then(
    (module) => ({ default: module.EvolutionPicture }),
    () => ({ default: () => null }),
  ),
);

/** The balance of each month, then the projection of the coming ones, with its assumptions in words. */
export const BalanceEvolution = (evolution: Evolution) => (
  <Card title={texts.evolution} className={styles.wide}>
    <div className={styles.chart}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <EvolutionPicture {...evolution} />
      </Suspense>
    </div>
    <p className={styles.legend} aria-hidden>
      <span className={styles.entry}>
        <span className={styles.lineSwatch} />
        {texts.actual}
      </span>
      {evolution.unfinished !== null && (
        <span className={styles.entry}>
          <span className={styles.pendingSwatch} />
          {texts.stillRunning(evolution.unfinished)}
        </span>
      )}
      {evolution.projection !== null && (
        <span className={styles.entry}>
          <span className={styles.bandSwatch} />
          {texts.projection}
        </span>
      )}
    </p>
    <p className={styles.quiet}>
      {evolution.projection === null ? texts.noProjection : texts.assumption}
    </p>
    <EvolutionTable {...evolution} />
  </Card>
);

const NO_BAND = "—";

/** The chart as a table for screen readers. */
const EvolutionTable = ({ months, unfinished, projection }: Evolution) => (
  <TableTwin
    caption={texts.evolution}
    headers={[texts.month, texts.balance, texts.low, texts.high]}
    rows={[
      ...months.map(({ month, balance }) => ({
        name: month === unfinished ? texts.running(month) : formatMonth(month),
        cells: [formatEuros(balance), NO_BAND, NO_BAND],
      })),
      ...(projection ?? []).map(({ month, expected, low, high }) => ({
        name: texts.projected(month),
        cells: [expected, low, high].map(formatEuros),
      })),
    ]}
  />
);
