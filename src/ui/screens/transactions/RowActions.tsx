import { transactionFields } from "../../../application/forms/transaction-form.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionLabel } from "../../../text/record-labels.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { useTellOverlays } from "../../signed-in-context.ts";
import { RecordActions } from "../shared/RecordActions.tsx";

/** Changes or removes one record. */
export function RowActions({ transaction }: { readonly transaction: Seen<Transaction> }) {
  const tell = useTellOverlays();
  const { id, revision, kind } = transaction;
  const label = transactionLabel(transaction);
  return (
    <RecordActions
      edit={texts.editOf(label)}
      remove={texts.removeOf(label)}
      removeVariant="ghost"
      pending={isPending(transaction)}
      onEdit={() =>
        tell(({ dialogs }) =>
          dialogs[kind].send({
            type: "OPEN_EDIT",
            id: transaction,
            fields: transactionFields(transaction),
          }),
        )
      }
      onRemove={() =>
        tell(({ removals }) =>
          removals[kind].send({ type: "ASK", target: { id, revision, label } }),
        )
      }
    />
  );
}
