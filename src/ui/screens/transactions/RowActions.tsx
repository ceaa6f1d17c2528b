import { Pencil, Trash } from "lucide-react";
import { transactionFields } from "../../../application/forms/transaction-form.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { formatEuros } from "../../../text/format.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useTellOverlays } from "../../signed-in-context.ts";

/** Changes or removes one record. */
export function RowActions({ transaction }: { readonly transaction: Seen<Transaction> }) {
  const tell = useTellOverlays();
  const { id, revision, kind, category, amount, description } = transaction;
  const label = `${description ?? category}, ${formatEuros(amount)}`;
  return (
    <>
      <IconButton
        label={texts.editOf(label)}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() =>
          tell(({ dialogs }) =>
            dialogs[kind].send({
              type: "OPEN_EDIT",
              id: transaction,
              fields: transactionFields(transaction),
            }),
          )
        }
      />
      <IconButton
        label={texts.removeOf(label)}
        icon={<Trash size={16} aria-hidden />}
        onClick={() =>
          tell(({ removals }) =>
            removals[kind].send({ type: "ASK", target: { id, revision, label } }),
          )
        }
      />
    </>
  );
}
