import { useState } from "react";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Apart } from "./Apart.tsx";
import { AskPurchase } from "./purchase/AskPurchase.tsx";
import { BalanceAhead } from "./BalanceAhead.tsx";
import { Basis } from "./Basis.tsx";
import type { Causes } from "./causes.ts";
import { CausesDialog } from "./CausesDialog.tsx";
import { DayList } from "./DayList.tsx";
import { ForecastFigures } from "./ForecastFigures.tsx";
import { first, grid, aside } from "./forecast.css.ts";
import { MonthBars } from "./MonthBars.tsx";
import { Unplanned } from "./Unplanned.tsx";
import type { SpendingRoom } from "../../../domain/forecast/spending-room.ts";
import { ifItComes, roomSentence } from "../../../text/forecast/forecast.ts";
import { lead } from "../../design/lead.css.ts";

type ForecastViewProps = { readonly forecast: Forecast; readonly reach: Reach };

/**
 * A forecast: the spending room in a sentence, the question about a purchase, three figures; each figure opens its
 * causes.
 */
export function ForecastView({ forecast, reach }: ForecastViewProps) {
  const [causes, open] = useState<Causes | null>(null);
  return (
    <>
      <Card className={first}>
        <RoomSentence room={forecast.room} />
        <AskPurchase forecast={forecast} reach={reach} />
      </Card>
      <ForecastFigures forecast={forecast} reach={reach} onOpen={open} />
      <Unplanned forecast={forecast} />
      <div className={grid}>
        <BalanceAhead forecast={forecast} />
        <DayList forecast={forecast} reach={reach} onOpen={open} />
        <MonthBars months={forecast.months} saving={forecast.saving} onOpen={open} />
        <Apart forecast={forecast} onOpen={open} />
        <Basis forecast={forecast} onOpen={open} />
      </div>
      <CausesDialog causes={causes} onClose={() => open(null)} />
    </>
  );
}

/** The daily spending room in words, and what it would be with the unconfirmed incomes. */
function RoomSentence({ room }: { readonly room: SpendingRoom }) {
  const waiting = ifItComes(room);
  return (
    <p className={lead}>
      {roomSentence(room)}
      {waiting !== null && <span className={aside}>{waiting}</span>}
    </p>
  );
}
