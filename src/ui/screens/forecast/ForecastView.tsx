import { useState } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import { BalanceAhead } from "./BalanceAhead.tsx";
import { Basis } from "./Basis.tsx";
import type { Causes } from "./causes.ts";
import { CausesDialog } from "./CausesDialog.tsx";
import { DayList } from "./DayList.tsx";
import { ForecastFigures } from "./ForecastFigures.tsx";
import { grid } from "./forecast.css.ts";
import { MonthBars } from "./MonthBars.tsx";

type ForecastViewProps = { readonly forecast: Forecast; readonly reach: Reach };

/** A forecast, first in three figures; each number opens to what it is made of. */
export function ForecastView({ forecast, reach }: ForecastViewProps) {
  const [causes, open] = useState<Causes | null>(null);
  return (
    <>
      <ForecastFigures forecast={forecast} onOpen={open} />
      <div className={grid}>
        <BalanceAhead forecast={forecast} />
        <DayList forecast={forecast} reach={reach} onOpen={open} />
        <MonthBars months={forecast.months} onOpen={open} />
        <Basis forecast={forecast} onOpen={open} />
      </div>
      <CausesDialog causes={causes} onClose={() => open(null)} />
    </>
  );
}
