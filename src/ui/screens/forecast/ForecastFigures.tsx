import type { ReactNode } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import { bandText, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import { causesOfDay, causesOfMonth, causesOfRoom, type Causes } from "./causes.ts";
import { opens } from "./forecast.css.ts";

type ForecastFiguresProps = {
  readonly forecast: Forecast;
  readonly reach: Reach;
  readonly onOpen: (causes: Causes) => void;
};

/** The three main figures, in large type: each opens its causes. None is certain, so none is green. */
export function ForecastFigures({ forecast, reach, onOpen }: ForecastFiguresProps) {
  const { room, endOfMonth, lowest } = forecast;
  const figure = (label: string, causes: () => Causes) => (money: ReactNode) => (
    <button
      type="button"
      className={opens}
      title={texts.causesOf(label)}
      onClick={() => onOpen(causes())}
    >
      {money}
    </button>
  );
  const toneOf = (amount: number) => (amount < 0 ? "negative" : "plain");
  return (
    <TotalsStrip
      totals={[
        {
          label: texts.endOfMonth,
          amount: endOfMonth.balance,
          note: bandText(endOfMonth),
          tone: toneOf(endOfMonth.balance),
          renderFigure: figure(texts.endOfMonth, () =>
            causesOfMonth(forecast, endOfMonth, texts.endOfMonth),
          ),
        },
        {
          label: texts.lowest,
          amount: lowest.balance,
          note: texts.lowestNote(lowest),
          tone: toneOf(lowest.balance),
          renderFigure: figure(texts.lowest, () => causesOfDay(forecast, lowest, texts.lowest)),
        },
        {
          label: texts.perDay,
          amount: room.perDay,
          note: texts.perDayNote(room),
          tone: room.perDay === 0 ? "negative" : "plain",
          hero: true,
          renderFigure: figure(texts.perDay, () => causesOfRoom(forecast, reach)),
        },
      ]}
    />
  );
}
