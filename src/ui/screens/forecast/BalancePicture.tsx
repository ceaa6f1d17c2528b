import { VictoryArea } from "victory-area";
import { VictoryLine } from "victory-line";
import type { ForecastDay } from "../../../domain/forecast/look-ahead.ts";
import { niceAxis } from "../../../domain/reports/nice-axis.ts";
import { formatDate, formatDay } from "../../../text/format.ts";
import { dayReading, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { LineChart } from "../../components/LineChart/LineChart.tsx";
import { band, line } from "../../components/LineChart/line-look.ts";
import { theme } from "../../design/theme.css.ts";
import { BalanceMarks } from "./BalanceMarks.tsx";

export type BalancePictureProps = { readonly days: readonly ForecastDay[] };

const belowZero = line({ stroke: theme.color.negative, strokeWidth: 4 });

/** The balance of the coming days with its range. */
export function BalancePicture({ days }: BalancePictureProps) {
  // A single day is drawn over the whole width.
  const drawn = days.length === 1 ? [...days, ...days] : days;
  const last = Math.max(1, days.length - 1);
  const namedAmong = (room: number) => {
    const step = Math.ceil(last / Math.min(last, room));
    return days.map((_, index) => index).filter((index) => index % step === 0);
  };
  return (
    <LineChart
      height={280}
      axis={niceAxis(days.flatMap(({ low, high }) => [low, high]))}
      label={texts.reader}
      readings={days.map((day) => ({
        name: formatDate(day.date),
        value: dayReading(day),
        at: day.balance,
      }))}
      nameOf={(index) => (days[index] ? formatDay(days[index].date) : "")}
      nameWidth={60}
      named={namedAmong}
      renderMarks={(places) => <BalanceMarks days={days} {...places} />}
    >
      <VictoryArea data={drawn.map((day, x) => ({ x, y: day.high, y0: day.low }))} style={band} />
      <VictoryLine data={drawn.map(({ balance }, x) => ({ x, y: balance }))} style={line()} />
      <VictoryLine
        data={drawn.map(({ balance }, x) => ({ x, y: balance < 0 ? balance : null }))}
        style={belowZero}
      />
    </LineChart>
  );
}
