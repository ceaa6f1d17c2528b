import { useMemo } from "react";
import { viewWaiting, type WaitingAnswers } from "../../../application/recurrences/view-waiting.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import type { Occurrence } from "../../../domain/recurrences/recurrence.ts";
import { useToday } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { useWaiting } from "../unsent/use-unsent.ts";

/** The movements that wait for an answer, those included whose answer waits on this device. */
export function useWaitingAnswers(): WaitingAnswers {
  const today = useToday();
  return useLedgerView(useMemo(() => viewWaiting(today), [today]));
}

/** The movements that nobody has answered yet: the same ones, and so many, on every screen. */
export function useUnanswered(): WaitingAnswers {
  const waiting = useWaitingAnswers();
  const answered = useWaiting((writes) => writes.answered);
  return waiting.filter(({ occurrence }) => !answered.has(occurrenceName(occurrence)));
}

/** The record that a movement may be already; null if there is none. */
export function useRecorded(occurrence: Occurrence) {
  const name = occurrenceName(occurrence);
  return (
    useWaitingAnswers().find((one) => occurrenceName(one.occurrence) === name)?.recorded ?? null
  );
}
