import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { isOffline, type Offline } from "../../../application/offline.ts";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { upcomingTexts as texts } from "../../../text/forecast/upcoming.ts";
import { allowanceWords, ifItComes } from "../../../text/forecast/allowance.ts";
import { bandText, forecastTexts } from "../../../text/forecast/forecast.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { CardLink } from "../../components/Card/CardLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import type { Upcoming, KnownUpcoming } from "./upcoming-feature.ts";
import * as styles from "./upcoming.css.ts";
import { UpcomingFailed } from "./UpcomingFailed.tsx";
import type { Cents } from "../../../domain/shared/cents.ts";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import { detail, name as strong, row, what } from "../recurrences/recurrences.css.ts";

/** The daily spending room, as in the forecast. */
export function DailyAllowanceCard({ known }: KnownUpcoming) {
  return (
    <Card
      title={texts.perDay}
      className={styles.allowanceCard}
      action={<CardLink to="/previsao">{texts.seeForecast}</CardLink>}
    >
      {known === undefined ? (
        <Skeleton height={120} />
      ) : known === null ? (
        <UpcomingFailed sentence={texts.allowanceFailed} />
      ) : isOffline(known.view) ? (
        <NeedsServerPart failure={known.view} sentence={needs.room} />
      ) : (
        <Room view={known.view} />
      )}
    </Card>
  );
}

function Room({ view }: { readonly view: Exclude<Upcoming["view"], Offline> }) {
  const ahead = useLedgerView(view);
  if (ahead === "reading") return <p className={styles.quiet}>{texts.reading}</p>;
  if (ahead === "untold")
    return (
      <div className={styles.untold}>
        <EmptyState
          icon={<ChartSpline size={24} />}
          message={texts.untold}
          action={
            <Link to="/previsao" className={button({ variant: "secondary" })}>
              {texts.tell}
            </Link>
          }
        />
      </div>
    );
  return <Told {...ahead} />;
}

/** The daily allowance in the words of the forecast, and the other first figures of it. */
function Told(forecast: Forecast) {
  const { allowance, card, endOfMonth, lowest } = forecast;
  const { says, notes } = allowanceWords(card);
  const waiting = ifItComes(allowance);
  const below = [
    ...(card.type === "nothing" ? [says] : notes),
    ...(waiting === null ? [] : [waiting]),
  ];
  return (
    <>
      <p className={styles.figure}>
        <Money
          amount={allowance.perDay}
          tone={card.type === "nothing" ? "negative" : "plain"}
          size="figure"
        />
      </p>
      {below.map((note) => (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ))}
      <ul className={styles.figures}>
        <FigureRow
          name={forecastTexts.endOfMonth}
          note={bandText(endOfMonth)}
          amount={endOfMonth.balance}
        />
        <FigureRow
          name={forecastTexts.lowest}
          note={forecastTexts.lowestNote(forecast)}
          amount={lowest.balance}
        />
      </ul>
    </>
  );
}

type FigureRowProps = { readonly name: string; readonly note: string; readonly amount: Cents };

/** A figure with its name and a note. */
const FigureRow = ({ name, note, amount }: FigureRowProps) => (
  <li className={row}>
    <div className={what}>
      <p className={strong}>{name}</p>
      <p className={detail}>{note}</p>
    </div>
    <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} size="strong" />
  </li>
);
