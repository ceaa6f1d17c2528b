import { VictoryArea } from "victory-area";
import { VictoryAxis } from "victory-axis";
import { VictoryChart } from "victory-chart";
import { VictoryContainer } from "victory-core";
import { VictoryLine } from "victory-line";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { box } from "./reports.css.ts";
import { ChartReader, type Reading } from "../../components/ChartReader/ChartReader.tsx";
import type { Evolution } from "./evolution.ts";
import { chartPoints, tickIndexes } from "./chart-points.ts";
import { picture } from "./evolution-picture.ts";
import { useWidth } from "../../components/ChartReader/use-width.ts";
import { formatEuros, formatMonth } from "../../../text/format.ts";

/** The height of the chart, the width of a month's name and of a letter of an amount, and the edge, in pixels. */
const HEIGHT = 260;
const NAME = 52;
const LETTER = 7.2;
const EDGE = 20;
const TOP = 12;
const FOOT = 30;

/** Draws with Victory; fetched only where a report is shown. */
export function EvolutionPicture(evolution: Evolution) {
  const { ref, width } = useWidth();
  const { names, actual, pending, expected, band, axis } = chartPoints(evolution);
  const left = EDGE + LETTER * Math.max(...axis.ticks.map((tick) => axis.name(tick).length));
  const [low, high] = axis.domain;
  const ticks = tickIndexes(names.length, Math.max(2, Math.floor((width - left - EDGE) / NAME)));
  return (
    <div ref={ref} className={box}>
      {width > 0 && (
        <>
          <div aria-hidden>
            <VictoryChart
              width={width}
              height={HEIGHT}
              padding={{ top: TOP, right: EDGE, bottom: FOOT, left }}
              domain={{ x: [0, Math.max(1, names.length - 1)], y: axis.domain }}
              containerComponent={<VictoryContainer responsive={false} />}
            >
              <VictoryAxis
                dependentAxis
                tickValues={axis.ticks}
                tickFormat={axis.name}
                style={picture.amounts}
              />
              <VictoryAxis
                tickValues={[...ticks]}
                tickFormat={(index: number) => names[index] ?? ""}
                offsetY={FOOT}
                style={picture.months}
              />
              {band.length > 0 && <VictoryArea data={band} style={picture.band} />}
              {expected.length > 0 && <VictoryLine data={expected} style={picture.expected} />}
              {actual.length > 1 && <VictoryLine data={actual} style={picture.actual} />}
              {pending.length > 0 && <VictoryLine data={pending} style={picture.pending} />}
            </VictoryChart>
          </div>
          <ChartReader
            label={texts.reader}
            readings={evolutionReadings(evolution)}
            left={left}
            width={names.length > 1 ? width - left - EDGE : 1}
            heightOf={(amount) => TOP + ((high - amount) / (high - low)) * (HEIGHT - TOP - FOOT)}
          />
        </>
      )}
    </div>
  );
}

/** The readings of an evolution, month by month. */
const evolutionReadings = ({ months, unfinished, projection }: Evolution): readonly Reading[] => [
  ...months.map(({ month, balance }) => ({
    name: month === unfinished ? texts.running(month) : formatMonth(month),
    value: formatEuros(balance),
    at: balance,
  })),
  ...(projection ?? []).map(({ month, expected, low, high }) => ({
    name: texts.projected(month),
    value: texts.between(formatEuros(expected), formatEuros(low), formatEuros(high)),
    at: expected,
  })),
];
