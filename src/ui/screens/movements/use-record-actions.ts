import { draftFields } from "../../../application/recurrences/recurrence-form.ts";
import {
  NO_REST,
  refundFields,
  transactionFields,
} from "../../../application/entries/transaction-form.ts";
import { offered } from "../../../domain/ledger/read-book.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { repeated } from "../../../domain/recurrences/repeat.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionLabel } from "../../../text/record-labels.ts";
import { useOverlayNotify, useSignedIn, useToday } from "../../signed-in-context.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";

/** The actions on a record, wherever it is listed. */
export function useRecordActions() {
  const notify = useOverlayNotify();
  const today = useToday();
  const seeHistory = useSeeHistory();
  const { ledger } = useSignedIn();
  return (transaction: WithRevision<Transaction>) => {
    const { id, revision, kind } = transaction;
    const label = transactionLabel(transaction);
    return {
      label,
      edit: () =>
        notify(({ entry }) =>
          entry.dialog.send({
            type: "OPEN_EDIT",
            id: transaction,
            fields: transactionFields(transaction),
          }),
        ),
      /** Starts a new record like this one, with today's date. */
      duplicate: () =>
        notify(({ entry }) =>
          entry.dialog.send({
            type: "OPEN_CREATE",
            fields: {
              ...transactionFields(transaction),
              date: today,
              planned: "",
              uncounted: NO_REST,
              refundOf: "",
            },
          }),
        ),
      /** Starts a recurrence from this record. */
      repeat: () =>
        notify(({ recurrences }) => {
          const draft = repeated(transaction, today);
          if (draft !== null)
            recurrences.actors.dialog.send({ type: "OPEN_CREATE", fields: draftFields(draft) });
        }),
      /** Starts an income that gives this purchase back; null for an income. */
      refund:
        kind === "income"
          ? null
          : () =>
              notify(({ entry }) =>
                entry.dialog.send({
                  type: "OPEN_CREATE",
                  fields: refundFields(transaction, offered(ledger.getSnapshot(), "income"), today),
                }),
              ),
      divide: () => notify(({ division }) => division.ask(transaction)),
      seeHistory: () => seeHistory("transactions", transaction),
      remove: () =>
        notify(({ removal }) =>
          removal.send({ type: "REMOVE", target: { id, revision, label, kind } }),
        ),
    };
  };
}
