import type { ReactNode } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import { bandText, forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import {
  breakdownOfDay,
  breakdownOfMonth,
  breakdownOfAllowance,
  type Breakdown,
} from "./breakdown.ts";
import { opens } from "./forecast.css.ts";

type ForecastFiguresProps = {
  readonly forecast: Forecast;
  readonly horizon: Horizon;
  readonly onOpen: (breakdown: Breakdown) => void;
};

/** The three main figures, in large type: each opens its causes. None is certain, so none is green. */
export function ForecastFigures({ forecast, horizon, onOpen }: ForecastFiguresProps) {
  const { allowance, endOfMonth, lowest } = forecast;
  const figure = (label: string, breakdown: () => Breakdown) => (money: ReactNode) => (
    <button
      type="button"
      className={opens}
      title={texts.causesOf(label)}
      onClick={() => onOpen(breakdown())}
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
            breakdownOfMonth(forecast, endOfMonth, texts.endOfMonth),
          ),
        },
        {
          label: texts.lowest,
          amount: lowest.balance,
          note: texts.lowestNote(forecast),
          tone: toneOf(lowest.balance),
          renderFigure: figure(texts.lowest, () => breakdownOfDay(forecast, lowest, texts.lowest)),
        },
        {
          label: texts.perDay,
          amount: allowance.perDay,
          note: texts.tightestNote(allowance),
          tone: allowance.perDay === 0 ? "negative" : "plain",
          hero: true,
          renderFigure: figure(texts.perDay, () => breakdownOfAllowance(forecast, horizon)),
        },
      ]}
    />
  );
}
