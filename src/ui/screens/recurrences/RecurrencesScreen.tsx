import { CalendarSync, Plus } from "lucide-react";
import { isOffline } from "../../../application/offline.ts";
import { blankRecurrence } from "../../../application/recurrences/recurrence-form.ts";
import type { RecurrenceView } from "../../../application/recurrences/view-recurrences.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import { nextFirst } from "../../../domain/recurrences/recurrence-totals.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import { useWaiting } from "../unsent/use-unsent.ts";
import { PlanRow } from "./PlanRow.tsx";
import { Presets } from "./Presets.tsx";
import { Proposals } from "./Proposals.tsx";
import { RecurrenceRow } from "./RecurrenceRow.tsx";
import type { LoadedRecurrences, RecurrenceActors } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";
import { Waiting } from "./Waiting.tsx";
import { Weight } from "./Weight.tsx";

export type RecurrencesScreenProps = LoadedRecurrences & {
  readonly recurrences: readonly WithRevision<Recurrence>[];
  readonly view: RecurrenceView;
  readonly actors: RecurrenceActors;
};

/** The recurrences: movements that wait for an answer, proposals, and all plans. */
export function RecurrencesScreen(props: RecurrencesScreenProps) {
  const { recurrences, proposals, today, view, actors } = props;
  const plans = useWaiting(({ plans: made }) => made).filter(
    ({ record }) => !recurrences.some(({ id }) => id === record),
  );
  const begin = (cost: "each" | "parts") => () =>
    actors.dialog.send({ type: "OPEN_CREATE", fields: blankRecurrence(today, cost) });
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Button variant="secondary" onClick={begin("parts")}>
              {texts.addParts}
            </Button>
            <Button icon={<Plus size={16} aria-hidden />} onClick={begin("each")}>
              {texts.add}
            </Button>
          </>
        }
      />
      <div className={styles.cards}>
        <Waiting actors={actors} />
        {recurrences.length > 0 && (
          <Weight recurrences={recurrences} today={today} subscriptions={view.subscriptions} />
        )}
        {isOffline(proposals) ? (
          <NeedsServerPart failure={proposals} sentence={needs.proposals} />
        ) : (
          <Proposals proposals={proposals} today={today} actors={actors} />
        )}
        <Card title={texts.list}>
          {recurrences.length + plans.length === 0 ? (
            <EmptyState
              icon={<CalendarSync size={24} />}
              message={texts.empty}
              hint={texts.emptyHint}
              action={<Button onClick={begin("each")}>{texts.add}</Button>}
            />
          ) : (
            <ul className={styles.list}>
              {nextFirst(recurrences).map((one) => (
                <RecurrenceRow key={one.id} recurrence={one} today={today} actors={actors} />
              ))}
              {plans.map(({ record, draft }) => (
                <PlanRow key={record} draft={draft} />
              ))}
            </ul>
          )}
        </Card>
        <Presets today={today} view={view} dialog={actors.dialog} />
      </div>
    </>
  );
}
