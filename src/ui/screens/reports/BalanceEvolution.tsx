import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { ChartLegend, LegendEntry } from "../../components/ChartLegend/ChartLegend.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import type { Evolution } from "./evolution.ts";
import * as styles from "./reports.css.ts";
import { formatEuros, formatMonth } from "../../../text/format.ts";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";

// The chart only repeats its table.
const EvolutionPicture = prefetchedComponent<Evolution>(
  async () => (await import("./EvolutionPicture.tsx")).EvolutionPicture,
  <Skeleton height="100%" />,
);

/** The balance of each month, then the projection of the coming ones, with its assumptions in words. */
export const BalanceEvolution = (evolution: Evolution) => (
  <Card title={texts.evolution} className={styles.wide}>
    <div className={styles.chart}>
      <EvolutionPicture {...evolution} />
    </div>
    <ChartLegend>
      <LegendEntry>{texts.actual}</LegendEntry>
      {evolution.unfinished !== null && (
        <LegendEntry mark={styles.pendingSwatch}>
          {texts.stillRunning(evolution.unfinished)}
        </LegendEntry>
      )}
      {evolution.projection !== null && (
        <LegendEntry mark={styles.bandSwatch}>{texts.projection}</LegendEntry>
      )}
    </ChartLegend>
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
