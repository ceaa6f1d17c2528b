import { useState } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import { Apart } from "./Apart.tsx";
import { BalanceAhead } from "./BalanceAhead.tsx";
import { Basis } from "./Basis.tsx";
import type { Causes } from "./causes.ts";
import { CausesDialog } from "./CausesDialog.tsx";
import { DayList } from "./DayList.tsx";
import { ForecastFigures } from "./ForecastFigures.tsx";
import { grid } from "./forecast.css.ts";
import { MonthBars } from "./MonthBars.tsx";
import { RoomSentence } from "./RoomSentence.tsx";
import { Unplanned } from "./Unplanned.tsx";

type ForecastViewProps = { readonly forecast: Forecast; readonly reach: Reach };

/** A forecast, first in a sentence and three figures; each number opens to what it is made of. */
export function ForecastView({ forecast, reach }: ForecastViewProps) {
  const [causes, open] = useState<Causes | null>(null);
  return (
    <>
      <RoomSentence room={forecast.room} />
      <ForecastFigures forecast={forecast} reach={reach} onOpen={open} />
      <Unplanned forecast={forecast} />
      <div className={grid}>
        <Apart forecast={forecast} onOpen={open} />
        <BalanceAhead forecast={forecast} />
        <DayList forecast={forecast} reach={reach} onOpen={open} />
        <MonthBars months={forecast.months} saving={forecast.saving} onOpen={open} />
        <Basis forecast={forecast} onOpen={open} />
      </div>
      <CausesDialog causes={causes} onClose={() => open(null)} />
    </>
  );
}
