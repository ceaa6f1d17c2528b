import { nextMovements } from "../../../application/forecast/next-movements.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { upcomingTexts as texts } from "../../../text/forecast/upcoming.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { useWaitingAnswers } from "../recurrences/use-waiting-answers.ts";
import { WaitingCount } from "../recurrences/WaitingCount.tsx";
import { WaitingRow } from "../recurrences/WaitingRow.tsx";
import type { Upcoming, KnownUpcoming } from "./upcoming-feature.ts";
import * as styles from "./upcoming.css.ts";
import { UpcomingFailed } from "./UpcomingFailed.tsx";
import { NothingPlanned } from "./NothingPlanned.tsx";
import { PlannedRow } from "./PlannedRow.tsx";

/** The number of planned movements that are shown. */
const MAX_SHOWN = 5;

/** The next planned movements; those that wait for an answer can be answered here. */
export function NextMovementsCard({ known }: KnownUpcoming) {
  return (
    <Card
      title={texts.next}
      className={styles.nextCard}
      action={<WaitingCount otherwise={texts.seeAll} />}
    >
      {known === undefined ? (
        <Skeleton height={120} />
      ) : known === null ? (
        <UpcomingFailed sentence={texts.failed} />
      ) : (
        <Next {...known} />
      )}
    </Card>
  );
}

function Next({ today, acts }: Upcoming) {
  const waiting = useWaitingAnswers();
  const next = nextMovements(useLedgerView(recurrencesOf), today, MAX_SHOWN, waiting);
  if (next.length === 0) return <NothingPlanned />;
  return (
    <ul className={styles.list}>
      {next.map(({ of, occurrence, waits }) => {
        const key = occurrenceName(occurrence);
        return waits ? (
          <WaitingRow key={key} of={of} occurrence={occurrence} acts={acts} />
        ) : (
          <PlannedRow key={key} occurrence={occurrence} />
        );
      })}
    </ul>
  );
}
