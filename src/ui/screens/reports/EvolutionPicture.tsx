import { VictoryArea } from "victory-area";
import { VictoryLine } from "victory-line";
import { formatEuros, formatMonth } from "../../../text/format.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import type { Reading } from "../../components/ChartReader/ChartReader.tsx";
import { LineChart } from "../../components/LineChart/LineChart.tsx";
import { band, line } from "../../components/LineChart/line-look.ts";
import { chartPoints, tickIndexes } from "./chart-points.ts";
import type { Evolution } from "./evolution.ts";

const projected = line({ strokeWidth: 2, strokeLinecap: "butt", strokeDasharray: "5 5" });
const unfinished = line({ strokeDasharray: "0.1 6" });

/** The balance of the months, and the projection of those to come. */
export function EvolutionPicture(evolution: Evolution) {
  const points = chartPoints(evolution);
  const { names } = points;
  return (
    <LineChart
      height={260}
      axis={points.axis}
      label={texts.reader}
      readings={evolutionReadings(evolution)}
      nameOf={(index) => names[index] ?? ""}
      nameWidth={52}
      named={(room) => tickIndexes(names.length, room)}
    >
      {points.band.length > 0 && <VictoryArea data={points.band} style={band} />}
      {points.expected.length > 0 && <VictoryLine data={points.expected} style={projected} />}
      {points.actual.length > 1 && <VictoryLine data={points.actual} style={line()} />}
      {points.pending.length > 0 && <VictoryLine data={points.pending} style={unfinished} />}
    </LineChart>
  );
}

/** The readings of an evolution, month by month. */
const evolutionReadings = ({
  months,
  unfinished: running,
  projection,
}: Evolution): readonly Reading[] => [
  ...months.map(({ month, balance }) => ({
    name: month === running ? texts.running(month) : formatMonth(month),
    value: formatEuros(balance),
    at: balance,
  })),
  ...(projection ?? []).map(({ month, expected, low, high }) => ({
    name: texts.projected(month),
    value: texts.between(formatEuros(expected), formatEuros(low), formatEuros(high)),
    at: expected,
  })),
];
