import { VictoryArea } from "victory-area";
import { VictoryAxis } from "victory-axis";
import { VictoryChart } from "victory-chart";
import { VictoryContainer } from "victory-core";
import { VictoryLine } from "victory-line";
import type { ForecastDay } from "../../../domain/forecast/look-ahead.ts";
import { niceAxis } from "../../../domain/reports/nice-axis.ts";
import { formatAxisEuros, formatDate, formatDay } from "../../../text/format.ts";
import { dayReading, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { ChartReader } from "../../components/ChartReader/ChartReader.tsx";
import { useWidth } from "../../components/ChartReader/use-width.ts";
import { box } from "./forecast.css.ts";
import { BalanceMarks } from "./BalanceMarks.tsx";
import { picture } from "./balance-picture.ts";

export type BalancePictureProps = { readonly days: readonly ForecastDay[] };

/** The height of the chart, the width of a day's name and of a letter of an amount, and the edge, in pixels. */
const HEIGHT = 280;
const NAME = 60;
const LETTER = 7.2;
const EDGE = 20;
const TOP = 12;
const FOOT = 30;

const shortDay = (day: ForecastDay | undefined) => (day === undefined ? "" : formatDay(day.date));

/** Draws with Victory; fetched only where a forecast is shown. */
export function BalancePicture({ days }: BalancePictureProps) {
  const { ref, width } = useWidth();
  const axis = niceAxis(days.flatMap(({ low, high }) => [low, high]));
  const left = EDGE + LETTER * Math.max(...axis.ticks.map((tick) => formatAxisEuros(tick).length));
  const [low, high] = axis.domain;
  // A single day is drawn over the whole width.
  const drawn = days.length === 1 ? [...days, ...days] : days;
  const last = Math.max(1, days.length - 1);
  const names = Math.min(last, Math.max(2, Math.floor((width - left - EDGE) / NAME)));
  const heightOf = (amount: number) =>
    TOP + ((high - amount) / (high - low)) * (HEIGHT - TOP - FOOT);
  const step = Math.ceil(last / names);
  const ticks = days.map((_, index) => index).filter((index) => index % step === 0);
  return (
    <div ref={ref} className={box}>
      {width > 0 && (
        <>
          <div aria-hidden>
            <VictoryChart
              width={width}
              height={HEIGHT}
              padding={{ top: TOP, right: EDGE, bottom: FOOT, left }}
              domain={{ x: [0, last], y: axis.domain }}
              containerComponent={<VictoryContainer responsive={false} />}
            >
              <VictoryAxis
                dependentAxis
                tickValues={axis.ticks}
                tickFormat={formatAxisEuros}
                style={picture.amounts}
              />
              <VictoryAxis
                tickValues={ticks}
                tickFormat={(index: number) => shortDay(days[index])}
                offsetY={FOOT}
                style={picture.days}
              />
              <VictoryArea
                data={drawn.map((day, x) => ({ x, y: day.high, y0: day.low }))}
                style={picture.band}
              />
              <VictoryLine
                data={drawn.map(({ balance }, x) => ({ x, y: balance }))}
                style={picture.expected}
              />
              <VictoryLine
                data={drawn.map(({ balance }, x) => ({ x, y: balance < 0 ? balance : null }))}
                style={picture.below}
              />
            </VictoryChart>
            <BalanceMarks
              days={days}
              placeOf={(index) => left + (index / last) * (width - left - EDGE)}
              heightOf={heightOf}
              foot={HEIGHT - FOOT}
            />
          </div>
          <ChartReader
            label={texts.reader}
            readings={days.map((day) => ({
              name: formatDate(day.date),
              value: dayReading(day),
              at: day.balance,
            }))}
            left={left}
            width={days.length > 1 ? width - left - EDGE : 1}
            heightOf={heightOf}
          />
        </>
      )}
    </div>
  );
}
