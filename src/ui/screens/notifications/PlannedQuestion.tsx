import { use } from "react";
import type { NotificationSubject } from "../../../domain/notifications/subject.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { occurrenceOn } from "../../../domain/recurrences/occurrences.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { WaitingAnswer } from "../recurrences/WaitingAnswer.tsx";
import { question } from "./notifications.css.ts";

type PlannedQuestionProps = {
  readonly subject: Extract<NotificationSubject, { readonly type: "recurrence" }>;
};

/** The buttons that answer a notification about a planned movement, until it is answered. */
export function PlannedQuestion({ subject: { id, day } }: PlannedQuestionProps) {
  const { actors } = use(useSignedIn().overlays).recurrences;
  const of = useLedgerView(recurrencesOf).find((one) => one.id === id);
  const occurrence = of === undefined ? null : occurrenceOn(of, day);
  if (of === undefined || occurrence === null) return null;
  return (
    <div className={question}>
      <WaitingAnswer of={of} occurrence={occurrence} acts={actors.acts} />
    </div>
  );
}
