import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { plannedMonth } from "../../../domain/recurrences/planned-month.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import type { Cents } from "../../../domain/shared/cents.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { upcomingTexts as texts } from "../../../text/forecast/upcoming.ts";
import { Card } from "../../components/Card/Card.tsx";
import { CardLink } from "../../components/Card/CardLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import type { KnownUpcoming } from "./upcoming-feature.ts";
import { UpcomingFailed } from "./UpcomingFailed.tsx";
import * as styles from "./upcoming.css.ts";
import { NothingPlanned } from "./NothingPlanned.tsx";
import { PlannedRow } from "./PlannedRow.tsx";

type PlannedMonthCardProps = KnownUpcoming & { readonly month: YearMonth };

/** The movements planned for a coming month: none of them is recorded or included in its totals. */
export const PlannedMonthCard = ({ month, known }: PlannedMonthCardProps) => (
  <Card
    title={texts.plannedFor(month)}
    className={styles.nextCard}
    action={<CardLink to="/previsao">{texts.seeForecast}</CardLink>}
  >
    {known === undefined ? (
      <Skeleton height={120} />
    ) : known === null ? (
      <UpcomingFailed sentence={texts.failed} />
    ) : (
      <Planned month={month} />
    )}
  </Card>
);

function Planned({ month }: Pick<PlannedMonthCardProps, "month">) {
  const { movements, income, outgoing, left } = plannedMonth(useLedgerView(recurrencesOf), month);
  if (movements.length === 0) return <NothingPlanned />;
  return (
    <>
      <p className={styles.quiet}>{texts.notRecorded}</p>
      <dl className={styles.sums}>
        <PlannedSum name={texts.plannedIncome} amount={income} />
        <PlannedSum name={texts.plannedOutgoing} amount={outgoing} />
        <PlannedSum name={texts.plannedRest} amount={left} />
      </dl>
      <ul className={styles.list}>
        {movements.map((occurrence) => (
          <PlannedRow key={occurrenceName(occurrence)} occurrence={occurrence} />
        ))}
      </ul>
    </>
  );
}

/** A sum of unconfirmed movements, so it has no colour unless negative. */
const PlannedSum = ({ name, amount }: { readonly name: string; readonly amount: Cents }) => (
  <div>
    <dt className={styles.quiet}>{name}</dt>
    <dd>
      <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} size="strong" />
    </dd>
  </div>
);
