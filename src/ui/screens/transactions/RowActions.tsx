import { Pencil, Trash2 } from "lucide-react";
import { transactionFields } from "../../../application/forms/transaction-form.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { formatEuros } from "../../../text/format.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useSignedIn } from "../../signed-in-context.ts";

/** Changes or removes one record. */
export function RowActions({ transaction }: { readonly transaction: Transaction }) {
  const { dialogs, removals } = useSignedIn();
  const { id, kind, category, amount, description } = transaction;
  const label = `${description ?? category}, ${formatEuros(amount)}`;
  return (
    <>
      <IconButton
        label={texts.editOf(label)}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() =>
          dialogs[kind].send({ type: "OPEN_EDIT", id, fields: transactionFields(transaction) })
        }
      />
      <IconButton
        label={texts.removeOf(label)}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => removals[kind].send({ type: "ASK", target: { id, label } })}
      />
    </>
  );
}
