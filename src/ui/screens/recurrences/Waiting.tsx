import { soonest } from "../../../domain/recurrences/due.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Card } from "../../components/Card/Card.tsx";
import type { RecurrenceActors } from "./recurrences-feature.ts";
import { list } from "./recurrences.css.ts";
import { WaitingRow } from "./WaitingRow.tsx";

type WaitingProps = {
  readonly recurrences: readonly WithRevision<Recurrence>[];
  readonly today: CivilDate;
  readonly actors: RecurrenceActors;
};

/** The number of movements shown at once; the others follow as these are answered. */
const MAX_SHOWN = 20;

/** The past movements that wait for a confirmation; nothing without any. */
export function Waiting({ recurrences, today, actors }: WaitingProps) {
  const asking = recurrences.filter(({ mode }) => mode === "confirm");
  const waiting = soonest(asking, today, MAX_SHOWN);
  if (waiting.length === 0) return null;
  return (
    <Card title={texts.waiting}>
      <ul className={list}>
        {waiting.map((occurrence) => {
          const of = asking.find(({ id }) => id === occurrence.recurrenceId);
          return (
            of && (
              <WaitingRow
                key={occurrenceName(occurrence)}
                of={of}
                occurrence={occurrence}
                acts={actors.acts}
              />
            )
          );
        })}
      </ul>
    </Card>
  );
}
