import {
  CircleStop,
  FileClock,
  HandCoins,
  Pause,
  Pencil,
  Play,
  SkipForward,
  Trash,
} from "lucide-react";
import type { RecurrenceAct } from "../../../application/recurrences/recurrence-act.ts";
import { nextOf } from "../../../domain/recurrences/due.ts";
import { instalmentsLeft } from "../../../domain/recurrences/instalments-left.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { formatDate } from "../../../text/format.ts";
import { recurrenceName, recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { ActionSheet } from "../shared/ActionSheet.tsx";
import { useWaiting } from "../unsent/use-unsent.ts";
import type { RecurrenceRowProps } from "./recurrences-feature.ts";

type RecurrenceSheetProps = RecurrenceRowProps & {
  readonly pending: boolean;
  readonly onEdit: () => void;
};

/** All actions on a recurrence, with their names. */
export function RecurrenceSheet(props: RecurrenceSheetProps) {
  const { recurrence: of, today, actors, pending, onEdit } = props;
  const name = recurrenceName(of);
  const next = nextOf(of);
  // A day answered on this device cannot be answered again.
  const isAnswered = useWaiting(
    ({ answered }) => next !== null && answered.has(occurrenceName(next)),
  );
  const open = isAnswered ? null : next;
  const left = instalmentsLeft(of);
  const seeHistory = useSeeHistory();
  const doing = (act: RecurrenceAct) => () => actors.acts.send({ type: "ACT", act });
  return (
    <ActionSheet label={texts.moreOf(name)} title={name} pending={pending} overRow>
      {(action) => (
        <>
          {action(texts.edit, <Pencil size={16} aria-hidden />, onEdit)}
          {left !== null &&
            open !== null &&
            action(
              texts.payRest(left.amount),
              <HandCoins size={16} aria-hidden />,
              doing({ type: "pay-rest", of, occurrence: open, date: today }),
            )}
          {left === null &&
            open !== null &&
            action(
              texts.skipNext(formatDate(open.date)),
              <SkipForward size={16} aria-hidden />,
              doing({ type: "skip", of, occurrence: open }),
            )}
          {left === null &&
            next !== null &&
            action(texts.pause, <Pause size={16} aria-hidden />, doing({ type: "pause", of }))}
          {of.paused &&
            action(texts.resume, <Play size={16} aria-hidden />, doing({ type: "resume", of }))}
          {left === null &&
            next !== null &&
            of.start <= today &&
            action(
              texts.end,
              <CircleStop size={16} aria-hidden />,
              doing({ type: "end", of, date: today }),
            )}
          {action(recordChangesTexts.open, <FileClock size={16} aria-hidden />, () =>
            seeHistory("recurrences", of),
          )}
          {action(texts.remove, <Trash size={16} aria-hidden />, doing({ type: "remove", of }))}
        </>
      )}
    </ActionSheet>
  );
}
