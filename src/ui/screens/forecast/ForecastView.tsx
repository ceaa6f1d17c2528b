import { Suspense, useState } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Apart } from "./Apart.tsx";
import { AskPurchase } from "./purchase/AskPurchase.tsx";
import { BalanceAhead } from "./BalanceAhead.tsx";
import { Basis } from "./Basis.tsx";
import type { Breakdown } from "./breakdown.ts";
import { BreakdownDialog } from "./BreakdownDialog.tsx";
import { DayList } from "./DayList.tsx";
import { ForecastFigures } from "./ForecastFigures.tsx";
import { first, grid, aside } from "./forecast.css.ts";
import { MonthBars } from "./MonthBars.tsx";
import { Unplanned } from "./Unplanned.tsx";
import { WaitingCount } from "../recurrences/WaitingCount.tsx";
import { WaitingIncomes } from "./WaitingIncomes.tsx";
import { allowanceWords, ifItComes } from "../../../text/forecast/allowance.ts";
import { lead } from "../../design/lead.css.ts";

type ForecastViewProps = { readonly forecast: Forecast; readonly horizon: Horizon };

/**
 * A forecast: the spending room in a sentence, the question about a purchase, three figures; each figure opens its
 * causes.
 */
export function ForecastView({ forecast, horizon }: ForecastViewProps) {
  const [breakdown, open] = useState<Breakdown | null>(null);
  return (
    <>
      <Card className={first}>
        <AllowanceSentence forecast={forecast} />
        <AskPurchase forecast={forecast} horizon={horizon} />
      </Card>
      <ForecastFigures forecast={forecast} horizon={horizon} onOpen={open} />
      <Unplanned forecast={forecast} />
      <div className={grid}>
        <BalanceAhead forecast={forecast} />
        <DayList forecast={forecast} horizon={horizon} onOpen={open} />
        <MonthBars months={forecast.months} saving={forecast.saving} onOpen={open} />
        <Apart forecast={forecast} onOpen={open} />
        <Basis forecast={forecast} onOpen={open} />
      </div>
      <BreakdownDialog
        breakdown={breakdown}
        regular={forecast.regular}
        onClose={() => open(null)}
      />
    </>
  );
}

/** The daily allowance in words, and what it would be with the unconfirmed incomes, which are confirmed here. */
function AllowanceSentence({ forecast }: { readonly forecast: Forecast }) {
  const { allowance, card } = forecast;
  const { says, notes } = allowanceWords(card);
  const waiting = ifItComes(allowance);
  return (
    <>
      <p className={lead}>
        {says}
        {[...notes, ...(waiting === null ? [] : [waiting])].map((note) => (
          <span key={note} className={aside}>
            {note}
          </span>
        ))}
      </p>
      <WaitingCount />
      {allowance.unconfirmed !== null && (
        <Suspense>
          <WaitingIncomes unconfirmed={allowance.unconfirmed.incomes} />
        </Suspense>
      )}
    </>
  );
}
