import { VictoryArea } from "victory-area";
import { VictoryAxis } from "victory-axis";
import { VictoryChart } from "victory-chart";
import { VictoryContainer } from "victory-core";
import { VictoryLine } from "victory-line";
import type { Evolution } from "./evolution.ts";
import { chartPoints, tickIndexes } from "./chart-points.ts";
import { picture } from "./evolution-picture.ts";
import { useWidth } from "./use-width.ts";

/** How high the picture is, how much room a month's name and a letter of an amount take, and the edge, in pixels. */
const HEIGHT = 260;
const NAME = 44;
const LETTER = 7.2;
const EDGE = 16;

/** Draws with Victory, and is fetched only where a report is seen. */
export function EvolutionPicture({ months, projection }: Evolution) {
  const { ref, width } = useWidth();
  const { names, actual, expected, band, axis } = chartPoints(months, projection ?? []);
  const left = EDGE + LETTER * Math.max(...axis.ticks.map((tick) => axis.name(tick).length));
  const ticks = tickIndexes(names.length, Math.max(2, Math.floor((width - left - EDGE) / NAME)));
  return (
    <div ref={ref}>
      {width > 0 && (
        <VictoryChart
          width={width}
          height={HEIGHT}
          padding={{ top: 12, right: EDGE, bottom: 30, left }}
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
            offsetY={30}
            style={picture.months}
          />
          {band.length > 0 && <VictoryArea data={band} style={picture.band} />}
          {expected.length > 0 && <VictoryLine data={expected} style={picture.expected} />}
          <VictoryLine data={actual} style={picture.actual} />
        </VictoryChart>
      )}
    </div>
  );
}
