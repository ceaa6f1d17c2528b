import { draftFields } from "../../../application/recurrences/recurrence-form.ts";
import { transactionFields } from "../../../application/entries/transaction-form.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { repeated } from "../../../domain/recurrences/repeat.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionLabel } from "../../../text/record-labels.ts";
import { useTellOverlays, useToday } from "../../signed-in-context.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";

/** The actions on a record, wherever it is listed. */
export function useRecordActions() {
  const tell = useTellOverlays();
  const today = useToday();
  const seeHistory = useSeeHistory();
  return (transaction: Seen<Transaction>) => {
    const { id, revision, kind } = transaction;
    const label = transactionLabel(transaction);
    return {
      label,
      edit: () =>
        tell(({ entry }) =>
          entry.dialog.send({
            type: "OPEN_EDIT",
            id: transaction,
            fields: transactionFields(transaction),
          }),
        ),
      /** Starts a new record like this one, with today's date. */
      duplicate: () =>
        tell(({ entry }) =>
          entry.dialog.send({
            type: "OPEN_CREATE",
            fields: { ...transactionFields(transaction), date: today, planned: "" },
          }),
        ),
      /** Starts a recurrence from this record. */
      repeat: () =>
        tell(({ recurrences }) => {
          const draft = repeated(transaction, today);
          if (draft !== null)
            recurrences.actors.dialog.send({ type: "OPEN_CREATE", fields: draftFields(draft) });
        }),
      divide: () => tell(({ division }) => division.ask(transaction)),
      seeHistory: () => seeHistory("transactions", transaction),
      remove: () =>
        tell(({ removal }) =>
          removal.send({ type: "REMOVE", target: { id, revision, label, kind } }),
        ),
    };
  };
}
