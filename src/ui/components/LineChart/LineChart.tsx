import type { ReactNode } from "react";
import { VictoryAxis } from "victory-axis";
import { VictoryChart } from "victory-chart";
import { VictoryContainer } from "victory-core";
import type { Axis } from "../../../domain/reports/nice-axis.ts";
import { formatAxisEuros } from "../../../text/format.ts";
import { box } from "../ChartReader/chart-reader.css.ts";
import { ChartReader, type Reading } from "../ChartReader/ChartReader.tsx";
import { useWidth } from "../ChartReader/use-width.ts";
import { amounts, places } from "./line-look.ts";

/** The width of a letter of an amount, and the edges around the lines, in pixels. */
const LETTER = 7.2;
const EDGE = 20;
const TOP = 12;
const FOOT = 30;

/** Where a place and an amount lie in the chart, and the lower edge of its lines, in pixels. */
export type Drawn = {
  readonly placeOf: (index: number) => number;
  readonly heightOf: (amount: number) => number;
  readonly foot: number;
};

type LineChartProps = {
  /** In pixels. */
  readonly height: number;
  readonly axis: Axis;
  /** The chart's name for a screen reader, and the reading of each place, from the left. */
  readonly label: string;
  readonly readings: readonly Reading[];
  /** The name below a place, and the width that it takes, in pixels. */
  readonly nameOf: (index: number) => string;
  readonly nameWidth: number;
  /** The places that are named where so many names fit. */
  readonly named: (room: number) => number[];
  /** Areas and lines of Victory: x is the index of a place, y an amount in cents. */
  readonly children: ReactNode;
  /** Draws over them. */
  readonly renderMarks?: (drawn: Drawn) => ReactNode;
};

/** Amounts by days or months, as lines and areas that can be read out. Fetched only where a chart is shown. */
export function LineChart(props: LineChartProps) {
  const { height, axis, label, readings, nameOf, nameWidth, named, children, renderMarks } = props;
  const { ref, width } = useWidth();
  const left = EDGE + LETTER * Math.max(...axis.ticks.map((tick) => formatAxisEuros(tick).length));
  const across = width - left - EDGE;
  const [low, high] = axis.domain;
  const last = Math.max(1, readings.length - 1);
  const foot = height - FOOT;
  const heightOf = (amount: number) => TOP + ((high - amount) / (high - low)) * (foot - TOP);
  const placeOf = (index: number) => left + (index / last) * across;
  return (
    <div ref={ref} className={box}>
      {width > 0 && (
        <>
          <div aria-hidden>
            <VictoryChart
              width={width}
              height={height}
              padding={{ top: TOP, right: EDGE, bottom: FOOT, left }}
              domain={{ x: [0, last], y: axis.domain }}
              containerComponent={<VictoryContainer responsive={false} />}
            >
              <VictoryAxis
                dependentAxis
                tickValues={axis.ticks}
                tickFormat={formatAxisEuros}
                style={amounts}
              />
              <VictoryAxis
                tickValues={named(Math.max(2, Math.floor(across / nameWidth)))}
                tickFormat={nameOf}
                // Victory would put them on top if all amounts are below zero.
                orientation="bottom"
                offsetY={FOOT}
                style={places}
              />
              {children}
            </VictoryChart>
            {renderMarks?.({ placeOf, heightOf, foot })}
          </div>
          <ChartReader
            label={label}
            readings={readings}
            left={left}
            width={readings.length > 1 ? across : 1}
            heightOf={heightOf}
          />
        </>
      )}
    </div>
  );
}
